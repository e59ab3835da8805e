import { useMemo } from "react";
import { type Unit, unitOf } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { RINGS, ringLabels, ringsAround } from "./distanceRings";
import type { NameSide } from "./boxes";
import { floatingBoxes } from "./floatingBoxes";
import type { MapRow } from "./kioskMapProps";
import type { Covered, LatLng, Ring, View } from "./mapAdapter";
import { namesBeside } from "./namesBeside";
import { placeNames } from "./placeNames";

const NO_RINGS: readonly Ring[] = [];
const NO_NAMES: ReadonlyMap<string, NameSide> = new Map();

interface RingsProps {
  /** Distances are measured from the first of these that there is. */
  points: readonly (LatLng | null | undefined)[];
  view: View | null;
  covered: Covered;
  /** That of the language by default. */
  unit: Unit | undefined;
  lang: Lang;
  rows: readonly MapRow[];
  /** On a kiosk's page, the kiosk whose pin is highlighted. */
  chosen: { id: string; at: LatLng } | undefined;
}

interface Rings {
  at: LatLng | undefined;
  unit: Unit;
  rings: readonly Ring[];
  /** On a kiosk's page, on which sides of their dots its neighbours' names stand, and those of places; a list has its kiosks' names. */
  names: ReadonlyMap<string, NameSide>;
}

/** Returns the rings around the point from which distances are measured, and the names that leave their distances free. */
export function useRings({ points, view, covered, unit: requestedUnit, lang, rows, chosen }: RingsProps): Rings {
  const at = points.find((one) => one != null) ?? undefined;
  const unit = requestedUnit ?? unitOf(lang);
  const size = chosen ? RINGS.ofKiosk : RINGS.ofPoint;
  // A kiosk's page has no key of pins.
  const hasKey = chosen === undefined;
  const boxes = useMemo(() => (view ? floatingBoxes(view, covered, hasKey) : []), [view, covered, hasKey]);
  const rings = useMemo(
    () => (at && view ? ringsAround(at, view, unit, rows, boxes, size) : NO_RINGS),
    [at, view, unit, rows, boxes, size],
  );
  const names = useMemo(() => {
    if (!view) return NO_NAMES;
    if (!chosen || !at) return new Map(placeNames(rows, view).map(({ pin, side }) => [pin.locationId, side]));
    const distances = ringLabels(at, rings).map((label) => label.at);
    return namesBeside(rows, chosen, view, boxes, distances);
  }, [chosen, at, view, rows, rings, boxes]);
  return { at, unit, rings, names };
}
