import { moved, touch } from "./boxes";
import type { Box, NamedPin, View } from "./mapAdapter";
import type { NameSide } from "./boxes";
import { pixelIn } from "./projection";

/** The name beside a pin: where it begins, its width by its letters, and its edges above the pin's tip, in pixels. */
const NAME = { from: 18, perLetter: 8.5, extra: 8, top: 42, bottom: 16 };
/** The least rank of the cities that tell a visitor where the places are that pins name: they have marks. */
export const LANDMARK_RANK = 1;
/** The head of a pin around its tip. */
const HEAD: Box = { left: -18, right: 18, top: -50, bottom: 0 };

/** Returns the towns that pins name, so that the map does not: `Columbus, OH` → `Columbus`. */
export function townsOf(pins: readonly NamedPin[]): string[] {
  return pins.filter(({ href }) => href).map(({ name }) => name.split(",")[0]!);
}

/** The name beside a place's pin, and what it takes around the pin's tip. */
interface PlaceName<Pin> {
  pin: Pin;
  side: NameSide;
  box: Box;
}

/** Returns the names beside the pins of places: at the right, or where another pin, a name or the map's edge is there, at the left. */
export function placeNames<Pin extends NamedPin>(pins: readonly Pin[], view: View): PlaceName<Pin>[] {
  const taken = pins.map((pin) => ({ pin, box: moved(HEAD, pixelIn(view, pin)) }));
  return pins
    .filter(({ href }) => href)
    .map((pin) => {
      const at = pixelIn(view, pin);
      const isFree = (box: Box) =>
        box.left >= 0 && box.right <= view.width && taken.every((other) => other.pin === pin || !touch(other.box, box));
      const side = (["right", "left"] as const).find((one) => isFree(moved(boxOf(pin, one), at))) ?? "right";
      taken.push({ pin, box: moved(boxOf(pin, side), at) });
      return { pin, side, box: boxOf(pin, side) };
    });
}

/** Returns the parts of a view that the names beside pins take. */
export function placeNameBoxes(pins: readonly NamedPin[], view: View): Box[] {
  return placeNames(pins, view).map(({ pin, box }) => moved(box, pixelIn(view, pin)));
}

function boxOf({ name }: NamedPin, side: "right" | "left"): Box {
  const [near, far] = [NAME.from, NAME.from + name.length * NAME.perLetter + NAME.extra];
  return { left: side === "right" ? near : -far, right: side === "right" ? far : -near, top: -NAME.top, bottom: -NAME.bottom };
}
