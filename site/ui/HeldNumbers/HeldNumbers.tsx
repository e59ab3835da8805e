import styles from "./HeldNumbers.module.css";

const PHONE_NUMBER = /(\+?\(?\d[\d().\u2010-\u2013-]*(?:\s[\d().\u2010-\u2013-]+)*\d)/;
const FEWEST_DIGITS = 7;

/** A text whose phone numbers are never cut by a line break, which browsers allow after a hyphen. */
export function HeldNumbers({ text }: { text: string }) {
  return text.split(PHONE_NUMBER).map((part, index) =>
    index % 2 === 1 && part.replace(/\D/g, "").length >= FEWEST_DIGITS ? (
      <span key={index} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
