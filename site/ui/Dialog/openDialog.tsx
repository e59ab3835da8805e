import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { Dialog } from "./Dialog";
import { type DialogContent, dialogStore } from "./dialogStore";

let place: HTMLElement | undefined;

/** Opens the site's dialog; one that is open gives way. To be imported by `import()`, on the click that wants it. */
export function openDialog(content: DialogContent): void {
  if (!place) {
    place = document.createElement("div");
    createRoot(place).render(<Host />);
  }
  // A page of another language is a new document to React, which clears the old one.
  if (!place.isConnected) document.body.append(place);
  dialogStore.open(content);
}

function Host() {
  const { isOpen, ...content } = useSyncExternalStore(dialogStore.subscribe, dialogStore.get);
  return isOpen ? <Dialog {...(content as DialogContent)} onClose={dialogStore.clear} /> : null;
}
