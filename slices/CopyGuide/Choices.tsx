import type { ImageField } from "@prismicio/client";
import type { ReactNode } from "react";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import styles from "./CopyGuide.module.css";

interface Choice {
  name: string;
  image?: ImageField;
  answer: ReactNode;
}

interface ChoicesProps {
  /** Name of the radio buttons, unique on the page. */
  group: string;
  legend: string;
  choices: readonly Choice[];
}

/** Cards to choose one of, and the answer of the chosen one below its row. Where a browser cannot hide the others, all are shown. */
export function Choices({ group, legend, choices }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      <ul className={styles.cards}>
        {choices.map(({ name, image, answer }, index) => (
          <li key={index} className={styles.choice}>
            <label className={styles.card}>
              <input type="radio" name={group} className={styles.radio} />
              {image && <ContentImage field={image} className={styles.picture} sizes="180px" />}
              <span className={styles.name}>{name}</span>
            </label>
            <div className={styles.answer}>{answer}</div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
