import type { ReactNode } from "react";
import { MARKER_LAYER } from "../../constants";
import type { MapRow } from "./kioskMapProps";
import type { LatLng, MapAdapter, View } from "./mapAdapter";
import styles from "./MapMarkers.module.css";
import { MapPin } from "./MapPin";
import type { MapWords } from "./mapWords";
import { pinLabel } from "./pinLabel";
import { placeOfName } from "./placeOfName";

interface SinglePinsProps {
  Overlay: MapAdapter["Overlay"];
  /** The visitor's position, once they have shared it. */
  visitor: LatLng | null;
  /** The searched point. */
  searched: LatLng | undefined;
  /** The visitor's own words for it; none without them. */
  searchedName: string | undefined;
  /** What the map shows; null until it has come to rest. */
  view: View | null;
  /** The kiosk that is selected, or that the page is about. */
  chosen: { id: string; at: LatLng } | undefined;
  /** Whether a card, here or below the map, has the kiosk's name. */
  hasCard: boolean;
  rows: ReadonlyMap<string, MapRow>;
  /** Those that are not known to be open. */
  closed: ReadonlySet<string>;
  card: ReactNode;
  words: MapWords;
}

/** The searched point, and the pins above all markers: the visitor's position, and the chosen kiosk with its card. */
export function SinglePins({
  Overlay,
  visitor,
  searched,
  searchedName,
  view,
  chosen,
  hasCard,
  rows,
  closed,
  card,
  words,
}: SinglePinsProps) {
  return (
    <>
      {searched && !visitor && (
        <Overlay key="searched" at={searched} layer={MARKER_LAYER}>
          <span className={styles.me} />
          {searchedName && view && (
            <span className={styles.searched} data-side={placeOfName(searchedName, searched, view, [...rows.values()])} aria-hidden="true">
              {searchedName}
            </span>
          )}
        </Overlay>
      )}
      {visitor && (
        <Overlay key="visitor" at={visitor} layer={MARKER_LAYER + 3}>
          <VisitorDot label={words.youAreHere} />
        </Overlay>
      )}
      {chosen && (
        <Overlay key={`selected ${chosen.id}`} at={chosen.at} layer={MARKER_LAYER + 4}>
          <SelectedPin
            label={hasCard ? undefined : pinLabel(chosen.id, rows.get(chosen.id), closed.has(chosen.id), words)}
            number={rows.get(chosen.id)?.number}
          />
          {card}
        </Overlay>
      )}
    </>
  );
}

/** The selected pin: green and larger than others. Its card names it; without a card, a label does. */
function SelectedPin({ label, number }: { label: string | undefined; number: number | string | undefined }) {
  return (
    <span className={styles.pin} data-selected="">
      {label && <span className={styles.heard}>{label}</span>}
      <MapPin number={number} />
    </span>
  );
}

/** Marks the visitor's position. */
function VisitorDot({ label }: { label: string }) {
  return (
    <span className={styles.me}>
      <span className={styles.heard}>{label}</span>
    </span>
  );
}
