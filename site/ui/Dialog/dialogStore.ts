import type { ReactNode } from "react";

interface DialogButton {
  title: string;
  /** Called on a click, once the dialog is closed. */
  action?: () => void;
}

/** The content of a dialog. */
export interface DialogContent {
  title: string;
  content?: ReactNode;
  buttonPrimary?: DialogButton;
  buttonSecondary?: DialogButton;
  /** Shown between text and buttons. */
  component?: ReactNode;
  /** Whether only its buttons close it, and not Escape or a click on the backdrop. */
  persisted?: boolean;
  /** Label of the close button, in the page's language. */
  closeLabel: string;
}

export type DialogState = ({ isOpen: true } & DialogContent) | { isOpen: false };

const CLOSED: DialogState = { isOpen: false };

let state: DialogState = CLOSED;
const listeners = new Set<() => void>();

/** State of the site's only dialog. */
export const dialogStore = {
  get: (): DialogState => state,
  open: (content: DialogContent): void => set({ ...content, isOpen: true }),
  /** Closes the dialog and drops its content. */
  clear: (): void => set(CLOSED),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function set(next: DialogState): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}
