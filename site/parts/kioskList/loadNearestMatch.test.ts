import { beforeEach, expect, it, vi } from "vitest";
import type { Found, FoundRow } from "./listing";
import { loadNear } from "./loadKiosks";
import { loadNearestMatch } from "./loadNearestMatch";

vi.mock("./loadKiosks", () => ({ loadNear: vi.fn<typeof loadNear>() }));

const NOW = new Date("2026-11-23T21:00:00Z");
const always = [{ open: { day: 0, time: "00:00" }, close: null }];
const row = (distanceKm: number, hours: typeof always | null = null) =>
  ({ kiosk: { hours, unknownDays: [], holidayHours: null, timeZone: "America/New_York" }, distanceKm }) as unknown as FoundRow;
const result = (...rows: FoundRow[]): Found => ({ rows, offset: 0, total: rows.length, services: [], isWidened: true });
const point = { lat: 40, lng: -83 };

beforeEach(() => void vi.mocked(loadNear).mockReset());

it("is the nearest with the services, without a distance", async () => {
  vi.mocked(loadNear).mockResolvedValue(result(row(55), row(70)));
  expect((await loadNearestMatch(point, { services: ["carKeys"] }, NOW))?.distanceKm).toBe(55);
  expect(loadNear).toHaveBeenCalledExactlyOnceWith(point, { services: ["carKeys"], offset: 0, atLeast: 1 });
});

it("is the nearest open one of the nearest three hundred", async () => {
  vi.mocked(loadNear).mockResolvedValue(result(row(55), row(70, always), row(80, always)));
  expect((await loadNearestMatch(point, { services: [], open: "24h" }, NOW))?.distanceKm).toBe(70);
  expect(vi.mocked(loadNear).mock.calls[0]![1].atLeast).toBe(300);
});

it("is null when none fits or the query fails", async () => {
  vi.mocked(loadNear)
    .mockResolvedValueOnce(result(row(55)))
    .mockResolvedValueOnce(result())
    .mockResolvedValueOnce(null);
  for (const open of ["now", undefined, undefined] as const) expect(await loadNearestMatch(point, { services: [], open }, NOW)).toBeNull();
});
