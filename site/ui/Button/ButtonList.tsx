import type { LinkField, SelectField } from "@prismicio/client";
import { isNamedLink } from "../ContentLink/ContentLink";
import { CallLink } from "../CallLink/CallLink";
import { HeldNumbers } from "../HeldNumbers/HeldNumbers";
import { toTel } from "../toTel";
import { toButtonStyle } from "./Button";
import { ButtonLink } from "./ButtonLink";
import styles from "./Button.module.css";

/** A group field of links in the three styles, as the slices have it. */
export type Buttons = readonly { link: LinkField; style: SelectField }[];

/** Whether any button has a text and a target. */
export function hasButtons(buttons: Buttons): boolean {
  return buttons.some(({ link }) => isNamedLink(link));
}

interface ButtonListProps {
  buttons: Buttons;
  /** A button that calls this number is red. */
  emergencyNumber?: string | null;
  className?: string;
}

/** Buttons from content in a row. Nothing if none is complete. */
export function ButtonList({ buttons, emergencyNumber, className = "" }: ButtonListProps) {
  if (!hasButtons(buttons)) return null;
  const emergency = emergencyNumber ? toTel(emergencyNumber) : undefined;
  return (
    <ul className={`${styles.list} ${className}`}>
      {buttons
        .filter(({ link }) => isNamedLink(link))
        .map(({ link, style }, index) => (
          <li key={index}>
            {emergency && "url" in link && link.url === emergency ? (
              <CallLink number={emergencyNumber} label={link.text ?? ""} />
            ) : (
              <ButtonLink field={link} style={toButtonStyle(style)}>
                <HeldNumbers text={link.text ?? ""} />
              </ButtonLink>
            )}
          </li>
        ))}
    </ul>
  );
}
