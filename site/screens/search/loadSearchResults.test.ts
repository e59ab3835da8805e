import { beforeEach, expect, it, vi } from "vitest";
import type { Found, FoundRow } from "../../parts/kioskList/listing";
import { loadIn, loadNear } from "../../parts/kioskList/loadKiosks";
import { loadSearchResults } from "./loadSearchResults";
import { EMPTY_STATE } from "../../parts/locator/locatorState";

vi.mock("../../parts/kioskList/loadKiosks", () => ({ loadIn: vi.fn<typeof loadIn>(), loadNear: vi.fn<typeof loadNear>() }));

const NOW = new Date("2026-11-23T21:00:00Z");
const always = [{ open: { day: 0, time: "00:00" }, close: null }];
const kiosks = (count: number, hours: typeof always | null = null) =>
  Array.from(
    { length: count },
    () => ({ kiosk: { hours, unknownDays: [], holidayHours: null, timeZone: "America/New_York" }, distanceKm: 1 }) as unknown as FoundRow,
  );
const resultOf = (rows: FoundRow[], total = rows.length): Found => ({ rows, offset: 0, total, services: [], isWidened: false });
const state = { ...EMPTY_STATE, at: { lat: 40, lng: -83 }, open: "now" as const };
const requests = () => vi.mocked(loadNear).mock.calls.map(([, { offset, atLeast = 1 }]) => [offset, atLeast]);

beforeEach(() => {
  vi.mocked(loadNear).mockReset();
  vi.mocked(loadIn).mockReset();
});

it("searches farther for open kiosks when all in the search box are closed", async () => {
  const wide = { ...resultOf(kiosks(1, always)), isWidened: true };
  vi.mocked(loadNear).mockImplementation(async (_, { atLeast = 1 }) => (atLeast > 1 ? wide : resultOf(kiosks(3))));
  expect(await loadSearchResults(state, NOW)).toEqual(wide);
  expect(requests()).toEqual([
    [0, 1],
    [0, 300],
  ]);
});

it.each([
  ["one of them is open", state, resultOf([...kiosks(3), ...kiosks(1, always)])],
  ["open kiosks are not requested", { ...state, open: undefined }, resultOf(kiosks(3))],
  ["there are no kiosks", state, resultOf([])],
  ["the limit is reached", state, resultOf(kiosks(100), 1200)],
  ["the query fails", state, null],
])("does not search farther when %s", async (_, searchState, near) => {
  vi.mocked(loadNear).mockResolvedValue(near);
  await loadSearchResults(searchState, NOW);
  expect(requests().every(([, atLeast]) => atLeast === 1)).toBe(true);
});

it("keeps the first result when the wider search fails", async () => {
  vi.mocked(loadNear)
    .mockResolvedValueOnce(resultOf(kiosks(3)))
    .mockResolvedValueOnce(null);
  expect(await loadSearchResults(state, NOW)).toEqual(resultOf(kiosks(3)));
});

it("does not search beyond a map area", async () => {
  vi.mocked(loadIn).mockResolvedValue(resultOf(kiosks(3)));
  expect(await loadSearchResults({ ...state, area: { minLat: 1, minLng: 2, maxLat: 3, maxLng: 4 } }, NOW)).toEqual(resultOf(kiosks(3)));
  expect(loadNear).not.toHaveBeenCalled();
});

it("does not search beyond a chosen distance", async () => {
  vi.mocked(loadNear).mockResolvedValue(resultOf(kiosks(3)));
  expect(await loadSearchResults({ ...state, within: { count: 10, unit: "mi" } }, NOW)).toEqual(resultOf(kiosks(3)));
  expect(vi.mocked(loadNear).mock.calls.map(([, { withinKm }]) => withinKm)).toEqual([expect.closeTo(16.09, 2)]);
});
