import styles from "./combobox.module.css";
import { element } from "../element";
import { placePopup } from "./placePopup";
import { createSheet } from "./sheet";

interface PopupOptions {
  anchor: HTMLElement;
  list: HTMLElement;
  /** The label of the button that closes the sheet on phones; without one, phones have a popover as other screens do. */
  cancel?: string;
  onCancel(): void;
}

/** Creates the popover that shows a list at its field; on phones, a sheet with the field at its top. */
export function createPopup({ anchor, list, cancel, onCancel }: PopupOptions) {
  const note = element("p", styles.note);
  const source = element("p", styles.source);
  source.translate = false;
  const popup = element("div", styles.popup, note, list, source);
  popup.popover = "manual";
  const sheet = cancel === undefined ? null : createSheet(anchor, popup, cancel, onCancel);
  let isOpen = false;

  // The top layer is not clipped and does not scroll with the page, so the position is updated here.
  const place = () => {
    if (sheet?.isOpen) sheet.place();
    else placePopup(popup, anchor);
    showWholeRows(list);
  };
  const follow = (method: "addEventListener" | "removeEventListener") => {
    window[method]("scroll", place, { capture: true, passive: true } as AddEventListenerOptions);
    window[method]("resize", place);
    for (const type of ["resize", "scroll"]) window.visualViewport?.[method](type, place);
  };
  // A navigation closes all popovers.
  popup.addEventListener("toggle", (event) => {
    if ((event as ToggleEvent).newState === "closed" && isOpen) toggle(false);
  });

  function toggle(open: boolean): void {
    if (open !== isOpen) {
      isOpen = open;
      follow(open ? "addEventListener" : "removeEventListener");
      sheet?.toggle(open);
      if (popup.isConnected && popup.matches(":popover-open") !== open) popup.togglePopover(open);
    }
    if (open) place();
  }
  return {
    element: popup,
    toggle,
    get isOpen() {
      return isOpen;
    },
    /** Whether it is a sheet, which stays open without options. */
    get isSheet() {
      return sheet?.isOpen === true;
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

/** Limits the height of a list so that its last visible option is whole. */
function showWholeRows(list: HTMLElement): void {
  list.style.maxHeight = "";
  const room = list.clientHeight;
  if (list.scrollHeight <= room) return;
  const bottoms = [...list.querySelectorAll<HTMLElement>("[role=option]")].map((option) => option.offsetTop + option.offsetHeight);
  const last = bottoms.findLast((bottom) => bottom <= room);
  if (last !== undefined) list.style.maxHeight = `${last}px`;
}
