import styles from "./Snackbar.module.css";
import { SNACKBARS_ID } from "./Snackbars";

let measured: Element | undefined;

/**
 * Where a script puts its snackbars: the place that the layout has for all (Snackbars.tsx), or one of its own where a page
 * has none. How high it is becomes known to the style sheet, so that it covers nothing for good.
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
