import type { ComponentProps } from "react";
import { oneOf } from "../contentError";
import styles from "./Button.module.css";

/** The styles that an editor may choose. */
export const BUTTON_STYLES = ["primary", "secondary", "outlined"] as const;
export type ButtonStyle = (typeof BUTTON_STYLES)[number];
/** The emergency look is no choice: it belongs to the call that gets somebody back into their home. */
export type ButtonLook = ButtonStyle | "emergency";

/** The style an editor chose, primary where there is none; anything that the specification does not allow is an error. */
export function toButtonStyle(value: unknown): ButtonStyle {
  return oneOf("A button's style", BUTTON_STYLES, value) ?? "primary";
}

/** The classes of a link or button with a look. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]}`;
}

/** A button that does something on this page. */
export function Button({ look, ...props }: { look: ButtonLook } & ComponentProps<"button">) {
  return <button type="button" {...props} className={buttonClass(look)} />;
}
