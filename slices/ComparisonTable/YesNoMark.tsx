import styles from "./ComparisonTable.module.css";

/** A check on a disc, or a cross in a ring: two shapes, so that colour is not the only sign. */
export function YesNoMark({ isYes, words }: { isYes: boolean; words: string }) {
  return (
    <>
      <svg
        viewBox="0 0 28 28"
        width="28"
        height="28"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={isYes ? styles.yes : styles.no}
      >
        <circle cx="14" cy="14" r="13" />
        <path d={isYes ? "m8.5 14.5 3.8 3.8 7.4-8" : "m10.3 10.3 7.4 7.4m0-7.4-7.4 7.4"} />
      </svg>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
