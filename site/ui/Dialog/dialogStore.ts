import type { ReactNode } from "react";

interface DialogButton {
  title: string;
  /** What pressing it does, once the dialog is closed. */
  action?: () => void;
}

/** What a dialog shows. */
export interface DialogContent {
  title: string;
  content?: ReactNode;
  buttonPrimary?: DialogButton;
  buttonSecondary?: DialogButton;
  /** What stands between the words and the buttons. */
  component?: ReactNode;
  /** Whether it stays where somebody presses Escape or beside it: only its own buttons close it then. */
  persisted?: boolean;
  /** Of the cross, in the page's language. */
  closeLabel: string;
}

export type DialogState = ({ isOpen: true } & DialogContent) | { isOpen: false };

const CLOSED: DialogState = { isOpen: false };

let state: DialogState = CLOSED;
const listeners = new Set<() => void>();

/** The one dialog that the site shows at a time. */
export const dialogStore = {
  get: (): DialogState => state,
  open: (content: DialogContent): void => set({ ...content, isOpen: true }),
  /** Closed, and empty. */
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
