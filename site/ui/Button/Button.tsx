import type { ComponentProps } from "react";
import { oneOf } from "../contentError";
import styles from "./Button.module.css";

/** The styles that an editor may choose. */
export const BUTTON_STYLES = ["primary", "secondary", "outlined"] as const;
export type ButtonStyle = (typeof BUTTON_STYLES)[number];
/** Editors cannot choose the emergency look, which is reserved for emergency calls. */
export type ButtonLook = ButtonStyle | "emergency";

/** Returns the style that an editor chose, or primary if there is none; reports an invalid one. */
export function toButtonStyle(value: unknown): ButtonStyle {
  return oneOf("A button's style", BUTTON_STYLES, value) ?? "primary";
}

/** Returns the classes of a link or button with a look. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]}`;
}

/** A button that does something on this page. */
export function Button({ look, ...props }: { look: ButtonLook } & ComponentProps<"button">) {
  return <button type="button" {...props} className={buttonClass(look)} />;
}
