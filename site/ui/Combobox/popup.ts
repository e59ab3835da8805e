import styles from "./combobox.module.css";
import { element } from "./optionElements";

/** Between field and list, and below the list. */
const GAP_PX = 8;
const MOST_PX = 480;

/** Creates the popover that shows a list below its field. */
export function createPopup(anchor: HTMLElement, list: HTMLElement) {
  const note = element("p", styles.note);
  const source = element("p", styles.source);
  source.translate = false;
  const popup = element("div", styles.popup, note, list, source);
  popup.popover = "manual";
  let isOpen = false;

  // The top layer is not clipped and does not scroll with the page, so the position is updated here.
  const place = () => {
    const { left, bottom, width } = anchor.getBoundingClientRect();
    const height = (window.visualViewport?.height ?? innerHeight) - bottom - 2 * GAP_PX;
    Object.assign(popup.style, {
      left: `${left}px`,
      top: `${bottom + GAP_PX}px`,
      width: `${width}px`,
      maxHeight: `${Math.min(MOST_PX, Math.max(height, 160))}px`,
    });
  };
  const follow = (method: "addEventListener" | "removeEventListener") => {
    window[method]("scroll", place, { capture: true, passive: true } as AddEventListenerOptions);
    window[method]("resize", place);
    window.visualViewport?.[method]("resize", place);
  };
  // A navigation closes all popovers.
  popup.addEventListener("toggle", (event) => {
    if ((event as ToggleEvent).newState === "closed" && isOpen) toggle(false);
  });

  function toggle(open: boolean): void {
    if (open) place();
    if (open === isOpen) return;
    isOpen = open;
    follow(open ? "addEventListener" : "removeEventListener");
    if (popup.isConnected && popup.matches(":popover-open") !== open) popup.togglePopover(open);
  }
  return {
    element: popup,
    toggle,
    get isOpen() {
      return isOpen;
    },
    surround(noteText = "", sourceText = "") {
      for (const [part, text] of [
        [note, noteText],
        [source, sourceText],
      ] as const) {
        part.textContent = text;
        part.hidden = text === "";
      }
    },
  };
}
