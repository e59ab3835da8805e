import { isFilled, type LinkField, type SelectField } from "@prismicio/client";
import { toButtonStyle } from "./Button";
import { ButtonLink } from "./ButtonLink";
import styles from "./Button.module.css";

/** A group field of links in the three styles, as the slices have it. */
export type Buttons = readonly { link: LinkField; style: SelectField }[];

/** Whether any of the buttons has words and leads somewhere. */
export function hasButtons(buttons: Buttons): boolean {
  return buttons.some(isComplete);
}

/** Buttons from content in a row. Nothing where none is complete. */
export function ButtonList({ buttons, className = "" }: { buttons: Buttons; className?: string }) {
  if (!hasButtons(buttons)) return null;
  return (
    <ul className={`${styles.list} ${className}`}>
      {buttons.filter(isComplete).map(({ link, style }, index) => (
        <li key={index}>
          <ButtonLink field={link} style={toButtonStyle(style)}>
            {link.text}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function isComplete({ link }: Buttons[number]): boolean {
  return isFilled.link(link) && Boolean(link.text);
}
