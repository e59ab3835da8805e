import { expect, it, vi } from "vitest";
import { loadCity } from "#site/parts/directoryData/loadDirectory.ts";
import { loadLocality } from "#site/parts/locator/findPoint.ts";
import { EMPTY_STATE } from "#site/parts/locator/locatorState.ts";
import { middleOf } from "#site/parts/map/boundsOf.ts";
import { loadCityList } from "./cityListing";

vi.mock("#site/parts/directoryData/loadDirectory.ts", () => ({ loadCity: vi.fn<typeof loadCity>() }));
vi.mock("#site/parts/locator/findPoint.ts", () => ({ loadLocality: vi.fn<typeof loadLocality>() }));

const load = () => loadCityList("en-us", "oh", "columbus", EMPTY_STATE, new Date());

it("keeps the town in view when its kiosks failed to load", async () => {
  vi.mocked(loadCity).mockResolvedValue({ kioskCity: null, kioskState: null, kiosksInState: null } as never);
  vi.mocked(loadLocality).mockResolvedValue({ name: "Columbus, OH", geoLocation: { lat: 40, lng: -83 }, isCertain: true });
  const { listing, fallback } = await load();
  expect(listing).toBeNull();
  expect(middleOf(fallback!.surroundings!)).toEqual({ lat: 40, lng: -83 });
  expect(vi.mocked(loadLocality)).toHaveBeenCalledWith("Columbus, OH", "en-us");
  vi.mocked(loadLocality).mockResolvedValue(null);
  expect((await load()).fallback).toEqual({ surroundings: null, match: null });
});

it("begins in the middle of the city", async () => {
  const kiosk = (locationId: string, lng: number | null) => ({ locationId, geoLocation: lng && { lat: 40, lng }, address: {} });
  const nodes = [kiosk("west", -83.2), kiosk("nowhere", null), kiosk("middle", -83.1), kiosk("east", -82.9)];
  const list = (totalCount: number) => ({ kiosksInState: { nodes, totalCount, services: [] } }) as never;
  const order = async () => (await load()).listing!.rows.map((row) => row.kiosk.locationId);
  vi.mocked(loadCity).mockResolvedValue(list(4));
  expect(await order()).toEqual(["middle", "west", "east", "nowhere"]);
  vi.mocked(loadCity).mockResolvedValue(list(400));
  expect(await order()).toEqual(["west", "nowhere", "middle", "east"]);
});
