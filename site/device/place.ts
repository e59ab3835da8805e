import { PLACE_KEY } from "./keys";

/** A place that the visitor has chosen. */
export interface ChosenPlace {
  /** As the visitor wrote or picked it: `Columbus, OH`. */
  label: string;
  /** Google's id of it, where Google found it. */
  placeId?: string;
  lat: number;
  lng: number;
  /** The ZIP or postal code in what the visitor wrote, where there is one. */
  zipcode?: string;
}

// At the end of an address, or alone: a number before a street is not a ZIP code.
const ZIPCODE = /(?:^|[\s,])(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i;

const DAY_MS = 86_400_000;
/** Google allows to store coordinates for 30 days. */
export const PLACE_LIFETIME_MS = 30 * DAY_MS;

/**
 * The place that this device remembers; null where there is none, or none that can be had. It is kept as JSON,
 * `{ label, placeId?, lat, lng, zipcode?, chosenAt }` with `chosenAt` in milliseconds, and forgotten 30 days after that.
 */
export function readPlace(now = Date.now()): ChosenPlace | null {
  try {
    const { chosenAt, ...place } = JSON.parse(localStorage.getItem(PLACE_KEY) ?? "{}") as Record<string, unknown>;
    const isFresh = typeof chosenAt === "number" && chosenAt <= now && now - chosenAt < PLACE_LIFETIME_MS;
    if (isFresh && isPlace(place)) return place;
    localStorage.removeItem(PLACE_KEY);
  } catch {
    // Storage is forbidden or has invalid content.
  }
  return null;
}

/** Remembers a place for 30 days and tells the page. Where the device keeps nothing, the page hears of no place. */
export function choosePlace({ label, placeId, lat, lng }: ChosenPlace, now = Date.now()): void {
  const zipcode = ZIPCODE.exec(label.trim())?.[1]?.toUpperCase();
  write(JSON.stringify({ label, placeId, lat, lng, zipcode, chosenAt: now }));
}

/** Forgets the place and tells the page. */
export function forgetPlace(): void {
  write(null);
}

/** Calls back when the place has changed, on this page or in another tab; the answer ends that. */
export function onPlaceChange(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key the whole store was cleared.
    if (key === PLACE_KEY || key === null) changed();
  };
  addEventListener(PLACE_KEY, changed);
  addEventListener("storage", onStorage);
  return () => {
    removeEventListener(PLACE_KEY, changed);
    removeEventListener("storage", onStorage);
  };
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(PLACE_KEY);
    else localStorage.setItem(PLACE_KEY, text);
  } catch {
    // Storage is full or forbidden: the place is not kept for the next page.
  }
  dispatchEvent(new Event(PLACE_KEY));
}

function isPlace(value: Record<string, unknown>): value is Record<string, unknown> & ChosenPlace {
  const { label, placeId, lat, lng, zipcode } = value;
  const isText = (one: unknown) => one === undefined || typeof one === "string";
  return (
    typeof label === "string" && label.trim() !== "" && isDegrees(lat, 90) && isDegrees(lng, 180) && isText(placeId) && isText(zipcode)
  );
}

function isDegrees(value: unknown, most: number): value is number {
  return typeof value === "number" && Math.abs(value) <= most;
}
