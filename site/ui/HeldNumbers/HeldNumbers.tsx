import styles from "./HeldNumbers.module.css";

const PHONE_NUMBER = /(\+?\(?\d[\d().\u2010-\u2013-]*(?:\s[\d().\u2010-\u2013-]+)*\d)/;
const FEWEST_DIGITS = 7;

/**
 * A text whose phone numbers are never cut by a line break, which browsers allow after a hyphen. With a number it is one element, so that a
 * button with a gap between its parts does not tear it apart.
 */
export function HeldNumbers({ text }: { text: string }) {
  const parts = text.split(PHONE_NUMBER);
  const isNumber = (index: number) => index % 2 === 1 && parts[index]!.replace(/\D/g, "").length >= FEWEST_DIGITS;
  if (!parts.some((_, index) => isNumber(index))) return text;
  return (
    <span>
      {parts.map((part, index) =>
        isNumber(index) ? (
          <span key={index} className={styles.number}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
