import styles from "./Snackbar.module.css";
import { SNACKBARS_ID } from "./Snackbars";

let measured: Element | undefined;

/**
 * Returns the container for snackbars: the layout's (Snackbars.tsx), or a new one if the page has none. Its height is passed to the style
 * sheet, so that the end of the page can be scrolled above it.
 */
export function snackbarStack(): HTMLElement {
  const stack = document.getElementById(SNACKBARS_ID) ?? prepend();
  if (measured !== stack) {
    measured = stack;
    new ResizeObserver(() => document.documentElement.style.setProperty("--snackbars", `${stack.offsetHeight}px`)).observe(stack);
  }
  return stack;
}

function prepend(): HTMLElement {
  const stack = document.createElement("div");
  Object.assign(stack, { id: SNACKBARS_ID, className: styles.stack });
  document.body.prepend(stack);
  return stack;
}
