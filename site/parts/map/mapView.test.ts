// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseMapView, isMapView, onMapView } from "./mapView";

// Safari before 17.4 has no checkVisibility.
const { checkVisibility } = Element.prototype;
beforeEach(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
afterEach(() => {
  Element.prototype.checkVisibility = checkVisibility;
  vi.restoreAllMocks();
});

/** A list's screen whose choice between list and map is shown or not. Returns its map. */
function screenWith(choice: "shown" | "hidden"): Element {
  document.body.innerHTML = '<div data-list-and-map="list"><div id="map"></div><a data-view="map"></a></div>';
  const boxes = choice === "shown" ? [new DOMRect(0, 0, 10, 10)] : [];
  vi.spyOn(document.querySelector("a")!, "getClientRects").mockReturnValue(boxes as unknown as DOMRectList);
  return document.getElementById("map")!;
}

it("chooses the map where the screen offers that choice, without checkVisibility", () => {
  const map = screenWith("shown");
  const link = document.querySelector("a")!;
  link.addEventListener("click", () => link.setAttribute("aria-current", "true"));
  expect(isMapView(map)).toBe(false);
  chooseMapView(map);
  expect(isMapView(map)).toBe(true);
});

it("leaves a choice alone that the screen does not offer, and does not count it", () => {
  const map = screenWith("hidden");
  const link = document.querySelector("a")!;
  const click = vi.fn<() => void>();
  link.addEventListener("click", click);
  chooseMapView(map);
  expect(click).not.toHaveBeenCalled();
  link.setAttribute("aria-current", "true");
  expect(isMapView(map)).toBe(false);
});

it("reports the choice of the map, and one that was made before", () => {
  const map = screenWith("shown");
  const run = vi.fn<() => void>();
  const stop = onMapView(map, run);
  expect(run).not.toHaveBeenCalled();
  document.querySelector("a")!.click();
  expect(run).toHaveBeenCalledTimes(1);
  stop();
  document.querySelector("a")!.click();
  expect(run).toHaveBeenCalledTimes(1);
  document.querySelector("a")!.setAttribute("aria-current", "true");
  onMapView(map, run)();
  expect(run).toHaveBeenCalledTimes(2);
});
