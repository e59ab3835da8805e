import { useMemo, useSyncExternalStore } from "react";
import type { MapRow } from "./kioskMapProps";
import type { MapDot } from "./useMapKiosks";

/** What the list beside the map shows of its kiosks. */
interface ListOnMap {
  /** Those that are not known to be open now. */
  closed: ReadonlySet<string>;
  /** The kiosk whose row is open; null if none is. */
  opened: string | null;
}

const NOTHING: ListOnMap = { closed: new Set(), opened: null };

let list = NOTHING;
const listeners = new Set<() => void>();

/** Tells the map what the list shows; the list calls this whenever that changes. */
export function setListOnMap(closed: readonly string[], opened: string | null): void {
  const isSame = closed.length === list.closed.size && closed.every((id) => list.closed.has(id));
  if (isSame && opened === list.opened) return;
  list = { closed: isSame ? list.closed : new Set(closed), opened };
  for (const listener of listeners) listener();
}

/** Returns what the list shows, and renders again when that changes. */
export function useListOnMap(): ListOnMap {
  return useSyncExternalStore(subscribe, current, nothing);
}

/** Returns all kiosks that are not known to be open: those of the list, which knows as time passes, and others of the page or the map. */
export function useClosed(inList: ListOnMap["closed"], dots: ReadonlyMap<string, MapDot>, rows: readonly MapRow[]): ReadonlySet<string> {
  return useMemo(() => {
    const others = [...dots.values(), ...rows.filter(({ number }) => number === undefined)];
    return new Set([...inList, ...others.filter(({ isClosed }) => isClosed).map(({ locationId }) => locationId)]);
  }, [inList, dots, rows]);
}

function current(): ListOnMap {
  return list;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function nothing(): ListOnMap {
  return NOTHING;
}
