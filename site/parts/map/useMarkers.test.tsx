// @vitest-environment window
import { act, useLayoutEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type FakeAnswer, fakeGraph } from "#tests/support/fakeGraph.ts";
import { loadClient } from "../../bff/queryFromBrowser";
import type { View } from "./mapAdapter";
import { useMarkers } from "./useMarkers";

const view = (lat: number, zoom = 11): View =>
  ({ center: { lat, lng: 0 }, zoom, width: 400, height: 400, bounds: { minLat: lat, maxLat: lat + 1, minLng: 0, maxLng: 1 } }) as View;
/** An answer as the BFF gives it: its box is larger than the requested one. It has one marker, at the view's corner. */
const answerTo = ({ bounds }: { bounds: { minLat: number; maxLat: number } }) => ({
  kioskMap: {
    bounds: { minLat: bounds.minLat - 1, maxLat: bounds.maxLat + 1, minLng: -2, maxLng: 3 },
    markers: [{ lat: bounds.minLat, lng: 0, kioskCount: 200, locationId: null, expansionZoom: 12 }],
  },
});
type Variables = Parameters<typeof answerTo>[0];
const ask = vi.fn<(name: string, variables: Variables) => FakeAnswer>();
const ROWS = [{ locationId: "7", lat: 50, lng: 5 }];

let root: Root;
let latest: ReturnType<typeof useMarkers>;
const note = (markers: typeof latest) => void (latest = markers);
function Map({ at, services = [], isListOnly = false, state }: { at: View; services?: string[]; isListOnly?: boolean; state?: string }) {
  const markers = useMarkers(at, services, ROWS, isListOnly, state);
  useLayoutEffect(() => note(markers));
  return null;
}
const show = (at: View, props: { services?: string[]; isListOnly?: boolean; state?: string } = {}) =>
  act(async () => root.render(<Map at={at} {...props} />));
const pass = (ms = 100) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Of the markers that the BFF answers. */
const lats = () => latest.markers.filter(({ locationId }) => locationId !== "7").map(({ lat }) => Math.round(lat));
const ids = () => latest.markers.map(({ locationId }) => locationId);

beforeAll(() => loadClient());
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
  ask.mockReset().mockImplementation((_, variables) => answerTo(variables));
  fakeGraph(ask as never);
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it("requests markers once the map has come to rest", async () => {
  await show(view(1));
  await pass(99);
  await show(view(20));
  await pass(99);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(lats()).toEqual([20]);
});

it("requests those of one state, in the clusters of a closer zoom", async () => {
  await show(view(1, 6.3), { state: "TX" });
  await pass();
  expect(ask.mock.lastCall![1]).toMatchObject({ state: "TX", zoom: 7 });
  await show(view(1, 6.3));
  await pass();
  expect(ask.mock.lastCall![1]).toMatchObject({ state: null, zoom: 6 });
});

it("cancels the request of an older view", async () => {
  let late: (answer: object) => void = () => {};
  ask.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
  await show(view(1));
  await pass();
  await show(view(20));
  await pass();
  await act(async () => late(answerTo(view(1) as never)));
  await pass(1);
  expect(lats()).toEqual([20]);
  expect(latest.isOld).toBe(false);
});

it("reuses an answer for views within its box, and sends a request for another zoom or other services", async () => {
  for (const lat of [1, 1.5, 0.2, 1]) {
    await show(view(lat));
    await pass();
    await pass(1);
    expect(lats()).toEqual([1]);
  }
  expect(ask).toHaveBeenCalledTimes(1);
  await show(view(1, 12));
  await pass();
  await show(view(1), { services: ["carKeys"] });
  await pass();
  expect(ask).toHaveBeenCalledTimes(3);
});

it("keeps the last markers when a request fails, reports it, and replaces them when a later one succeeds", async () => {
  await show(view(1));
  await pass();
  await pass(1);
  const offline = () => Promise.reject(new TypeError("offline"));
  // A query that gets no response is sent once more, after a random delay.
  ask.mockReturnValueOnce({ kioskMap: null }).mockImplementationOnce(offline).mockImplementationOnce(offline);
  await show(view(20));
  await pass();
  await pass(1);
  expect([lats(), latest.isOld]).toEqual([[1], true]);
  for (const [expected, isOld] of [
    [1, true],
    [20, false],
  ] as const) {
    await act(async () => latest.retry());
    await pass(1000);
    expect([lats(), latest.isOld]).toEqual([[expected], isOld]);
  }
});

it("shows the list's kiosks before there are other markers, and beside them", async () => {
  ask.mockReturnValueOnce({ kioskMap: null });
  await show(view(1));
  expect(ids()).toEqual(["7"]);
  await pass();
  await pass(1);
  expect([ids(), latest.isOld]).toEqual([["7"], true]);
  await act(async () => latest.retry());
  await pass(1000);
  expect([ids(), latest.isOld]).toEqual([["7", null], false]);
});

it("resolves clusters where the map cannot come closer", async () => {
  await show({ ...view(1, 14), isClosest: true });
  await pass();
  expect(ask.mock.calls.map(([, variables]) => (variables as unknown as { zoom: number }).zoom)).toEqual([20]);
});

it("resolves clusters where few kiosks are in view", async () => {
  const single = { lat: 1, lng: 0, kioskCount: 1, locationId: "8", expansionZoom: null };
  ask.mockImplementation((_, variables) => {
    const { kioskMap } = answerTo(variables);
    const isResolved = (variables as unknown as { zoom: number }).zoom === 20;
    return { kioskMap: { ...kioskMap, markers: isResolved ? [single] : [{ ...kioskMap.markers[0]!, kioskCount: 40 }] } };
  });
  await show(view(1));
  await pass();
  await pass(1);
  await pass(1);
  expect(ids()).toEqual(["7", "8"]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("shows only the list's kiosks when asked to", async () => {
  await show(view(1), { isListOnly: true });
  await pass(1000);
  expect(ask).not.toHaveBeenCalled();
  expect([ids(), latest.isOld]).toEqual([["7"], false]);
});
