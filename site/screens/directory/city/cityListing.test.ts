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
  const { listing, instead } = await load();
  expect(listing).toBeNull();
  expect(middleOf(instead!.surroundings!)).toEqual({ lat: 40, lng: -83 });
  expect(vi.mocked(loadLocality)).toHaveBeenCalledWith("Columbus, OH", "en-us");
  vi.mocked(loadLocality).mockResolvedValue(null);
  expect((await load()).instead).toEqual({ surroundings: null, match: null });
});
