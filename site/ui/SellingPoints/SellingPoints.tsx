import { isFilled, type KeyTextField, type RichTextField } from "@prismicio/client";
import { RichText } from "../RichText/RichText";
import styles from "./SellingPoints.module.css";

type PointFields = readonly { title: KeyTextField; text: RichTextField | null }[];

/** Returns the points with a title or a text. */
export function filledPoints(points: PointFields): PointFields[number][] {
  return points.filter(({ title, text }) => isFilled.keyText(title) || isFilled.richText(text));
}

/** Reasons to call, in a row. */
export function SellingPoints({ points, level }: { points: PointFields; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const filled = filledPoints(points);
  if (filled.length === 0) return null;
  return (
    <ul className={styles.points}>
      {filled.map(({ title, text }, index) => (
        <li key={index}>
          {isFilled.keyText(title) && <Heading className={styles.point}>{title}</Heading>}
          {isFilled.richText(text) && (
            <div className={styles.detail}>
              <RichText field={text} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
