import type { ImageField } from "@prismicio/client";
import type { ReactNode } from "react";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import styles from "./CopyGuide.module.css";

interface Choice {
  /** Its value in the address. */
  value: string;
  name: string;
  image?: ImageField;
  /** Whether some kiosk may copy it. */
  isCopied: boolean;
  answer: ReactNode;
}

interface ChoicesProps {
  /** The value that the address names. */
  chosen: string | undefined;
  legend: string;
  choices: readonly Choice[];
}

/** Cards to choose one of, and the answer of the chosen one below its row. Where a browser cannot hide the others, all are shown. */
export function Choices({ chosen, legend, choices }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      <ul className={styles.cards}>
        {choices.map(({ value, name, image, isCopied, answer }) => (
          <li key={value} className={styles.choice}>
            <label className={styles.card}>
              <input
                type="radio"
                name="key"
                value={value}
                defaultChecked={value === chosen}
                className={`${styles.radio} ${isCopied ? "" : styles.uncopied}`}
              />
              {image && <ContentImage field={image} className={styles.picture} sizes="240px" />}
              <span className={styles.name}>{name}</span>
            </label>
            {answer}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
