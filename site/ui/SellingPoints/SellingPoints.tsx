import { isFilled, type KeyTextField, type RichTextField } from "@prismicio/client";
import { anchorOf } from "#shared/links/anchors.ts";
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
      {filled.map((point, index) => (
        <li key={index}>
          {isFilled.keyText(point.title) && (
            <Heading id={anchorOf(point)} className={styles.point}>
              {point.title}
            </Heading>
          )}
          {isFilled.richText(point.text) && (
            <div className={styles.detail}>
              <RichText field={point.text} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
