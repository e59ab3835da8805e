// @vitest-environment window
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadClient } from "#site/bff/queryFromBrowser.ts";
import { choosePlace, forgetPlace } from "#site/device/place.ts";
import { fakeGraph } from "#tests/support/fakeGraph.ts";
import { PlaceKiosks } from "./PlaceKiosks";

const ask = vi.fn<(operation: string, variables: object) => Promise<object>>();
const near = (name: string, distanceKm: number) => ({
  distanceKm,
  kiosk: {
    locationId: name,
    path: `/key-services/ma/boston/a/${name}/`,
    name,
    retailer: null,
    phone: null,
    timeZone: "America/New_York",
    hours: [],
    unknownDays: [],
    holidayHours: [],
    placeId: null,
    servicesAvailable: ["keyCopy"],
    address: { street: "1 Main St", city: "Boston", state: "MA", postalCode: "02108", country: "US" },
  },
});
const answerWith = (...nodes: object[]) => ask.mockResolvedValue({ kiosksNear: { nodes } });
let root: Root;
let box: HTMLElement;

beforeAll(() => Promise.all([loadClient(), import("./KiosksNearPlace")]));
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  localStorage.clear();
  ask.mockReset();
  fakeGraph(ask);
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

async function show(): Promise<void> {
  await act(async () =>
    root.render(
      <PlaceKiosks offering={["CAR_KEYS"]} count={2} lang="en-us" level={3} all="Kiosks near {place}">
        <p>The editor’s kiosks</p>
      </PlaceKiosks>,
    ),
  );
}
const isShown = (text: string) => vi.waitFor(() => act(async () => expect(box.textContent).toContain(text)));

it("shows the editor's kiosks to a visitor without a place, and asks for nothing", async () => {
  await show();
  expect(box.textContent).toBe("The editor’s kiosks");
  expect(ask).not.toHaveBeenCalled();
});

it("shows the nearest kiosks with the same services around the place that the device remembers, and follows its changes", async () => {
  choosePlace({ label: "Boston, MA", lat: 42.36, lng: -71.06 });
  answerWith(near("Beacon Keys", 0.2), near("Harbor Keys", 3));
  await show();
  await isShown("Beacon Keys");
  expect(ask).toHaveBeenCalledWith("KiosksNearPlace", { point: { lat: 42.36, lng: -71.06 }, offering: ["CAR_KEYS"], first: 2 });
  expect(box.textContent).toContain("0.1\u00a0mi");
  expect(box.textContent).not.toContain("The editor’s");
  await act(async () => forgetPlace());
  expect(box.textContent).toBe("The editor’s kiosks");
});

it("shows them once a place is chosen on the page", async () => {
  answerWith(near("Beacon Keys", 0.2));
  await show();
  await act(async () => choosePlace({ label: "Boston, MA", lat: 42.36, lng: -71.06 }));
  await isShown("Beacon Keys");
  expect(ask).toHaveBeenCalledTimes(1);
});

it.each([
  ["all kiosks are far away", () => answerWith(near("Far Keys", 90))],
  ["there are none", () => answerWith()],
  ["the query fails", () => ask.mockRejectedValue(new Error("away"))],
])("keeps the editor's kiosks when %s", async (_, answer) => {
  vi.spyOn(console, "warn").mockReturnValue();
  choosePlace({ label: "Nome, AK", lat: 64.5, lng: -165.4 });
  answer();
  await show();
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  await act(async () => {});
  expect(box.textContent).toBe("The editor’s kiosks");
});
