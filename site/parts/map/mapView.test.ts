// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseMapView, isMapView } from "./mapView";

// Safari before 17.4 has no checkVisibility.
const { checkVisibility } = Element.prototype;
beforeEach(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
afterEach(() => {
  Element.prototype.checkVisibility = checkVisibility;
  vi.restoreAllMocks();
});

/** A list's screen whose choice between list and map is shown or not. Returns its map. */
function screenWith(choice: "shown" | "hidden"): Element {
  document.body.innerHTML = '<div data-list-and-map><input type="radio" name="view" value="map"><div id="map"></div></div>';
  const boxes = choice === "shown" ? [new DOMRect(0, 0, 10, 10)] : [];
  vi.spyOn(document.querySelector("input")!, "getClientRects").mockReturnValue(boxes as unknown as DOMRectList);
  return document.getElementById("map")!;
}

it("chooses the map where the screen offers that choice, without checkVisibility", () => {
  const map = screenWith("shown");
  expect(isMapView(map)).toBe(false);
  chooseMapView(map);
  expect(isMapView(map)).toBe(true);
});

it("leaves a choice alone that the screen does not offer, and does not count it", () => {
  const map = screenWith("hidden");
  chooseMapView(map);
  expect(document.querySelector("input")!.checked).toBe(false);
  document.querySelector("input")!.checked = true;
  expect(isMapView(map)).toBe(false);
});
