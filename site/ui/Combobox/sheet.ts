import styles from "./combobox.module.css";
import { element } from "../element";

/** Phones, upright and on their side: the keyboard leaves no room below a field. */
const PHONE = "(max-width: 599px), (max-height: 480px)";

/**
 * Creates the sheet that a list and its field fill on phones, above the keyboard. The field becomes a popover for as long as the sheet is
 * open, so that it is in the top layer without being moved in the document, which would take its focus.
 */
export function createSheet(field: HTMLElement, popup: HTMLElement, cancel: string, onCancel: () => void) {
  const button = element("button", styles.cancel, cancel) as HTMLButtonElement;
  button.type = "button";
  button.hidden = true;
  // Keeps the focus in the input until the click; otherwise the sheet would close before it.
  for (const type of ["pointerdown", "mousedown"]) button.addEventListener(type, (event) => event.preventDefault());
  button.addEventListener("click", onCancel);
  field.append(button);
  let isOpen = false;
  return {
    get isOpen() {
      return isOpen;
    },
    toggle(open: boolean): void {
      isOpen = open && field.isConnected && matchMedia(PHONE).matches;
      button.hidden = !isOpen;
      field.classList.toggle(styles.bar!, isOpen);
      popup.classList.toggle(styles.sheet!, isOpen);
      // Without the attribute the field is in its place again; with it, it would be hidden.
      field.popover = isOpen ? "manual" : null;
      if (isOpen) field.showPopover();
    },
    /** Fits field and list into what the keyboard leaves of the screen. */
    place(): void {
      const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
      field.style.setProperty("--top", `${offsetTop}px`);
      const top = field.offsetHeight;
      Object.assign(popup.style, {
        left: "0",
        top: `${offsetTop + top}px`,
        bottom: "auto",
        width: "100%",
        height: `${height - top}px`,
        maxHeight: "none",
      });
    },
  };
}
