import type { NameSide } from "./boxes";
import type { MapRow } from "./kioskMapProps";
import styles from "./NameBeside.module.css";
import { nameBeside } from "./namesBeside";

interface NameBesideProps {
  row: MapRow | undefined;
  /** On which side of its dot the name stands, if at all. */
  side: NameSide | undefined;
}

/** The name of a neighbour beside its dot, or of a place beside its pin; a list has the names of its pins. */
export function NameBeside({ row, side }: NameBesideProps) {
  if (!row || !(side || row.href)) return null;
  return (
    <>
      {/* So that a pin's letter and the name are two words, as in its label. */}{" "}
      <span className={styles.name} data-side={side} data-place={row.href && ""}>
        {nameBeside(row)}
      </span>
    </>
  );
}
