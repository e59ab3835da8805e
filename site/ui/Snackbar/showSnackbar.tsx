import { createRoot } from "react-dom/client";
import { Snackbar } from "./Snackbar";
import { snackbarStack } from "./snackbarStack";

interface Note<T extends string> {
  text: string;
  /** Whether something went wrong: it is said at once then, and else when a screen reader pauses. */
  isAlert?: boolean;
  actions: readonly { label: string; value: T }[];
}

/** Shows a note until one of its buttons is pressed, and answers with that button's value; null on Escape, or once the signal aborts. */
export function showSnackbar<T extends string>({ text, isAlert = false, actions }: Note<T>, signal?: AbortSignal): Promise<T | null> {
  if (signal?.aborted) return Promise.resolve(null);
  return new Promise((resolve) => {
    const place = document.createElement("div");
    // Screen readers say what comes into a live region, so it is there before its words.
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
      // Whoever answered by keyboard would begin at the top of the page.
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

// Escape belongs to what lies above the page first.
function isForSnackbar({ key, defaultPrevented }: KeyboardEvent): boolean {
  return key === "Escape" && !defaultPrevented && !document.querySelector("dialog[open], :popover-open");
}
