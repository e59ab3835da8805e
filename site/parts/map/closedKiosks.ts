import { useSyncExternalStore } from "react";

const NONE: ReadonlySet<string> = new Set();

let closed = NONE;
const listeners = new Set<() => void>();

/** Tells the map which kiosks of the list are not open now, or not known to be; the list calls this whenever that changes. */
export function setClosedKiosks(ids: readonly string[]): void {
  if (ids.length === closed.size && ids.every((id) => closed.has(id))) return;
  closed = new Set(ids);
  for (const listener of listeners) listener();
}

/** Returns the kiosks of the list that are not known to be open, and renders again when they change. */
export function useClosedKiosks(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, current, none);
}

function current(): typeof closed {
  return closed;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function none(): typeof closed {
  return NONE;
}
