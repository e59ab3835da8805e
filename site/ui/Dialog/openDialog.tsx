import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { Dialog } from "./Dialog";
import { type DialogContent, dialogStore } from "./dialogStore";

let place: HTMLElement | undefined;

/** Opens the site's dialog; it replaces an open one. Load it by `import()` on the click that opens it. */
export function openDialog(content: DialogContent): void {
  if (!place) {
    place = document.createElement("div");
    createRoot(place).render(<Host />);
  }
  // React clears the body when the language of the page changes.
  if (!place.isConnected) document.body.append(place);
  dialogStore.open(content);
}

function Host() {
  const { isOpen, ...content } = useSyncExternalStore(dialogStore.subscribe, dialogStore.get);
  return isOpen ? <Dialog {...(content as DialogContent)} onClose={dialogStore.clear} /> : null;
}
