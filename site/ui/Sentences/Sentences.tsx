import styles from "./Sentences.module.css";

/** A headline whose lines break between its sentences where they can, and within a sentence only if it is longer than a line. */
export function Sentences({ text }: { text: string }) {
  const sentences = toSentences(text);
  if (sentences.length < 2) return <>{text}</>;
  return sentences.map((sentence, index) => (
    <span key={index}>
      {index > 0 && " "}
      <span className={styles.sentence}>{sentence}</span>
    </span>
  ));
}

/** Splits a text after a full stop, a question mark or an exclamation mark that a space follows. */
function toSentences(text: string): string[] {
  return text.split(/(?<=[.?!…])\s+/).filter(Boolean);
}
