import { type Content, isFilled } from "@prismicio/client";
import type { CSSProperties } from "react";
import styles from "./Numbers.module.css";

type NumberFields = Content.StatsSlice["primary"]["numbers"][number];

/** Returns the numbers that have a label or a unit. A number alone, or a label without a number, is left out. */
export function filledNumbers(numbers: readonly NumberFields[]): NumberFields[] {
  return numbers.filter(({ value, unit, label }) => isFilled.keyText(value) && (isFilled.keyText(label) || isFilled.keyText(unit)));
}

/** A description list: screen readers read the label first, while the number shows first. */
export function Numbers({ numbers, isRow }: { numbers: readonly NumberFields[]; isRow: boolean }) {
  return (
    <dl
      className={isRow ? styles.row : styles.list}
      style={isRow ? ({ "--count": Math.min(numbers.length, 4) } as CSSProperties) : undefined}
    >
      {numbers.map((number, index) => (
        <div key={index} className={styles.number}>
          <NumberWords {...number} />
        </div>
      ))}
    </dl>
  );
}

function NumberWords({ value, unit, label, note }: NumberFields) {
  const hasLabel = isFilled.keyText(label);
  return (
    <>
      <dt className={styles.label}>{hasLabel ? label : unit}</dt>
      <dd className={styles.value}>
        {value}
        {hasLabel && isFilled.keyText(unit) && <span className={styles.unit}> {unit}</span>}
      </dd>
      {isFilled.keyText(note) && <dd className={styles.note}>{note}</dd>}
    </>
  );
}
