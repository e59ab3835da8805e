// @vitest-environment window
import { act, type ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import type { OverlayProps, View } from "./mapAdapter";
import { MapMarkers } from "./MapMarkers";
import type { MapWords } from "./mapWords";
import type { Marker } from "./markers";
import { project, unproject } from "./projection";

const view: View = {
  bounds: { minLat: 40, maxLat: 42, minLng: -82, maxLng: -80 },
  center: { lat: 41, lng: -81 },
  zoom: 17,
  width: 800,
  height: 600,
  isClosest: true,
};
const pin = (locationId: string): Marker => ({ locationId, lat: 41, lng: -81, kioskCount: 1, expansionZoom: null });
const Overlay = ({ children }: OverlayProps) => <>{children}</>;

function render(focusedId?: string, more: Partial<ComponentProps<typeof MapMarkers>> = {}) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const frame = document.createElement("div");
  frame.dataset.mapFrame = "";
  document.body.append(frame);
  const onPress = vi.fn<(marker: Marker, byKeyboard: boolean) => void>();
  const root = createRoot(frame);
  const words = { kiosk: "Kiosk", kiosks: "kiosks", zoomIn: "Zoom in" } as MapWords;
  const props = {
    Overlay,
    view,
    covered: { top: 0, bottom: 0 },
    words,
    onPress,
    highlighted: null,
    selectedId: undefined,
    rows: new Map(),
    dots: new Map(),
    names: new Map(),
    ringNames: null,
    closed: new Set<string>(),
    opened: null,
    lang: "en-us" as const,
  };
  act(() => root.render(<MapMarkers {...props} focusedId={focusedId} markers={["1", "2", "3", "4"].map(pin)} {...more} />));
  onTestFinished(() => {
    act(() => root.unmount());
    frame.remove();
  });
  const pins = [...frame.querySelectorAll<HTMLButtonElement>("[data-pin]")];
  const rings = [...frame.querySelectorAll<HTMLButtonElement>("[data-marker]:not([data-pin])")];
  return { pins, rings, onPress };
}
const focused = () => (document.activeElement as HTMLElement).dataset.pin;
const press = (key: string) => act(() => document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));

it("kiosks at one point are reached one after the other by keys, and each has a place of its own", () => {
  const { pins, onPress } = render();
  expect(new Set(pins.map(({ style }) => style.translate)).size).toBe(4);
  const stops = pins.filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  stops[0]!.focus();
  const seen = new Set([focused()]);
  for (const key of ["ArrowLeft", "ArrowDown", "ArrowUp", "ArrowRight"]) {
    press(key);
    seen.add(focused());
    expect((document.activeElement as HTMLElement).tabIndex).toBe(0);
  }
  expect(seen).toEqual(new Set(["1", "2", "3", "4"]));
  const last = focused();
  act(() => (document.activeElement as HTMLElement).click());
  expect(onPress).toHaveBeenCalledWith(expect.objectContaining({ locationId: last }), true);
});

it("no pin shows below what covers the map, and its head is not cut off", () => {
  expect(render(undefined, { covered: { top: 100, bottom: 200 } }).pins).toHaveLength(4);
  expect(render(undefined, { covered: { top: 100, bottom: view.height / 2 + 60 } }).pins).toHaveLength(0);
});

it("no dot is cut by the map's edge, and a listed kiosk's pin shows if its head can lean into the map", () => {
  /** A kiosk so many pixels beyond the map's right edge. */
  const beyondEdge = (px: number): Marker => {
    const { x, y } = project(view.center, view.zoom);
    return { ...pin("5"), ...unproject({ x: x + view.width / 2 + px, y }, view.zoom) };
  };
  const rows = new Map([["5", { ...beyondEdge(0), locationId: "5", name: "Windlass", number: 1 }]]);
  expect(render(undefined, { markers: [beyondEdge(0)] }).pins).toHaveLength(0);
  const [leaning] = render(undefined, { markers: [beyondEdge(0)], rows }).pins;
  expect(leaning!.style.getPropertyValue("--lean")).toBe("-50deg");
  expect(render(undefined, { markers: [beyondEdge(30)], rows }).pins).toHaveLength(0);
});

it("the pin whose card has closed takes the focus when it appears again", async () => {
  render("3");
  await vi.waitFor(() => expect(focused()).toBe("3"));
});

it("a kiosk that is not listed is hollow until it is known to be open, and has its name once that has loaded", () => {
  const dots = new Map([
    ["1", { locationId: "1", name: "Saltbox Market", street: "1 Main St", status: "Open until 9 PM" }],
    ["2", { locationId: "2", name: "Windlass", street: "2 Gate St", status: "Closed, opens 7 AM", isClosed: true as const }],
  ]);
  const { pins } = render(undefined, { dots, closed: new Set(["2"]) });
  const byId = new Map(pins.map((one) => [one.dataset.pin, one]));
  expect(["1", "2", "3"].map((id) => [byId.get(id)!.dataset.closed, byId.get(id)!.ariaLabel, byId.get(id)!.title])).toEqual([
    [undefined, "Saltbox Market, 1 Main St, Open until 9 PM", "Saltbox Market, 1 Main St, Open until 9 PM"],
    ["true", "Windlass, 2 Gate St, Closed, opens 7 AM", "Windlass, 2 Gate St, Closed, opens 7 AM"],
    ["true", "Kiosk 3", "Kiosk 3"],
  ]);
});

it.each([
  ["en-us", "Dallas", false, "12 kiosks, Dallas, Zoom in"],
  ["en-us", "Dallas", true, "12 kiosks, Dallas area, Zoom in"],
  ["fr-ca", "Ottawa", true, "12 kiosks, Région d’Ottawa, Zoom in"],
  ["fr-ca", "Le Bic", true, "12 kiosks, Région du Bic, Zoom in"],
  ["fr-ca", null, true, "12 kiosks, Zoom in"],
] as const)("in %s a ring around %s, and other cities: %s, is %s", (lang, city, hasOtherCities, label) => {
  const { rings } = render(undefined, { lang, markers: [{ ...pin("1"), locationId: null, kioskCount: 12, city, hasOtherCities }] });
  expect(rings.map((ring) => [ring.ariaLabel, ring.title])).toEqual([[label, label]]);
});
