// @vitest-environment window
import { act, useLayoutEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type FakeAnswer, fakeGraph } from "#tests/support/fakeGraph.ts";
import { loadClient } from "../../bff/queryFromBrowser";
import type { View } from "./mapAdapter";
import type { Marker } from "./markers";
import { useMapKiosks } from "./useMapKiosks";

const view = { bounds: { minLat: 0, maxLat: 1, minLng: 0, maxLng: 1 } } as View;
const marker = (locationId: string | null, lat = 0.5): Marker => ({ locationId, lat, lng: 0.5, kioskCount: 1, expansionZoom: null });
const ROWS = new Map([["1", { locationId: "1", lat: 0.5, lng: 0.5, name: "Listed" }]]);
const week = (close: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: { day, time: "09:00" }, close: { day, time: close } }));
const kiosk = (locationId: string, hours: object[] | null) => ({
  locationId,
  path: null,
  name: `Kiosk ${locationId}`,
  retailer: null,
  address: { street: "1 Main St", city: null, state: null, postalCode: null },
  timeZone: "America/New_York",
  hours,
  unknownDays: [],
  holidayHours: null,
});
const ask = vi.fn<(name: string, variables: { ids: string[] }) => FakeAnswer>();

let root: Root;
let latest: ReturnType<typeof useMapKiosks>;
const note = (kiosks: typeof latest) => void (latest = kiosks);
function Shown({ markers, selectedId }: { markers: readonly Marker[]; selectedId?: string }) {
  const kiosks = useMapKiosks(markers, view, ROWS, selectedId, "en-us");
  useLayoutEffect(() => note(kiosks));
  return null;
}
const show = async (markers: readonly Marker[], selectedId?: string) => {
  await act(async () => root.render(<Shown markers={markers} selectedId={selectedId} />));
  for (let times = 0; times < 3; times++) await act(() => vi.advanceTimersByTimeAsync(1));
};
const asked = () => ask.mock.calls.map(([, { ids }]) => ids);

beforeAll(() => loadClient());
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // A Wednesday, 17:30 in New York.
  vi.useFakeTimers({ now: new Date("2026-07-15T21:30:00Z") });
  vi.spyOn(console, "warn").mockReturnValue();
  ask.mockReset().mockImplementation((_, { ids }) => ({ kiosks: ids.map((id) => kiosk(id, week(id === "2" ? "17:00" : "19:00"))) }));
  fakeGraph(ask as never);
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it("names the dots in view, once each, and says which of them are open", async () => {
  const markers = [marker("1"), marker("2"), marker("3"), marker("4", 5), marker(null)];
  await show(markers);
  expect(asked()).toEqual([["2", "3"]]);
  expect([...latest.dots.values()]).toEqual([
    {
      locationId: "2",
      name: "Kiosk 2",
      street: "1 Main St",
      status: expect.stringMatching(/^Closed, opens tomorrow 9.AM$/),
      isClosed: true,
    },
    { locationId: "3", name: "Kiosk 3", street: "1 Main St", status: expect.stringMatching(/^Open until 7.PM$/) },
  ]);
  await show([...markers, marker("5")], "1");
  expect(asked().slice(1)).toEqual([["1", "5"]]);
  expect(latest.kiosks.get("1")?.name).toBe("Kiosk 1");
});

it("a dot closes as time passes", async () => {
  await show([marker("3")]);
  expect(latest.dots.get("3")?.isClosed).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(91 * 60_000));
  expect(latest.dots.get("3")?.isClosed).toBe(true);
});

it("a kiosk whose hours are not known is not known to be open", async () => {
  ask.mockImplementation((_, { ids }) => ({ kiosks: ids.map((id) => kiosk(id, null)) }));
  await show([marker("2")]);
  expect(latest.dots.get("2")).toEqual({ locationId: "2", name: "Kiosk 2", street: "1 Main St", isClosed: true });
});

it("requests fifty kiosks at a time, and none again that does not exist or whose request has failed", async () => {
  const markers = Array.from({ length: 60 }, (_, index) => marker(`${index + 100}`));
  ask.mockImplementation(() => ({ kiosks: [] }));
  await show(markers);
  expect(asked().map((ids) => ids.length)).toEqual([50, 10]);
  ask.mockReset().mockImplementation(() => ({ kiosks: null }));
  await show([marker("2")]);
  await show([marker("2")]);
  expect(asked()).toEqual([["2"]]);
});
