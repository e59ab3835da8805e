import { createRoot } from "react-dom/client";
import { Snackbar } from "./Snackbar";
import { snackbarStack } from "./snackbarStack";

interface Note<T extends string> {
  text: string;
  /** Whether it is an error: screen readers announce it at once, and otherwise when they pause. */
  isAlert?: boolean;
  actions: readonly { label: string; value: T }[];
}

/** Shows a note until one of its buttons is pressed, and resolves with the button's value; null on Escape or abort. */
export function showSnackbar<T extends string>({ text, isAlert = false, actions }: Note<T>, signal?: AbortSignal): Promise<T | null> {
  if (signal?.aborted) return Promise.resolve(null);
  return new Promise((resolve) => {
    const place = document.createElement("div");
    // The live region has to exist before its text, so that screen readers announce it.
    place.role = isAlert ? "alert" : "status";
    snackbarStack().append(place);
    const root = createRoot(place);
    const before = document.activeElement;
    const ended = new AbortController();
    const end = (value: T | null) => {
      ended.abort();
      const hasFocus = place.contains(document.activeElement);
      root.unmount();
      place.remove();
      // Otherwise keyboard users would start at the top of the page.
      if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
      resolve(value);
    };
    root.render(
      <Snackbar buttons={actions.map(({ label, value }) => ({ label, press: () => end(value) }))}>
        <p>{text}</p>
      </Snackbar>,
    );
    const whileShown = { signal: ended.signal };
    signal?.addEventListener("abort", () => end(null), whileShown);
    document.addEventListener("keydown", (event) => isForSnackbar(event) && end(null), whileShown);
  });
}

// Escape first closes dialogs and popovers.
function isForSnackbar({ key, defaultPrevented }: KeyboardEvent): boolean {
  return key === "Escape" && !defaultPrevented && !document.querySelector("dialog[open], :popover-open");
}
