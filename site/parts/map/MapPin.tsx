import { memo } from "react";
import styles from "./MapMarkers.module.css";

interface MapPinProps {
  /** Its number in the list; without one, a keyhole shows. */
  number?: number | string;
}

/** A kiosk's pin, to where keys are cut. Where its marker leans (`--lean`), its number stays upright, and its shadow flat. */
export const MapPin = memo(function MapPin({ number }: MapPinProps) {
  return (
    <>
      <svg viewBox="0 0 36 50" className={styles.drawing} aria-hidden="true">
        <PinShape />
        {number === undefined && (
          <path d="M18 9.2a5 5 0 0 1 2 9.6l1.1 8.4a.9.9 0 0 1-.9 1h-4.4a.9.9 0 0 1-.9-1l1.1-8.4a5 5 0 0 1 2-9.6Z" className={styles.hole} />
        )}
      </svg>
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
    </>
  );
});

/** The shape of a pin in a box of 36 by 50, whose tip is at 18, 47. */
export function PinShape() {
  return (
    <>
      <ellipse cx="18" cy="47" rx="7" ry="2.2" className={styles.shadow} />
      <path
        d="M18 1.5C8.6 1.5 1.5 8.7 1.5 17.8c0 6.2 3.5 11.6 7.6 16.7 2.8 3.5 5.7 6.9 7.6 10.6.5 1 2 1 2.6 0 1.9-3.7 4.8-7.1 7.6-10.6 4.1-5.1 7.6-10.5 7.6-16.7C34.5 8.7 27.4 1.5 18 1.5Z"
        className={styles.body}
      />
    </>
  );
}
