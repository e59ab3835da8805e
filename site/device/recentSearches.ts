import { PLACE_LIFETIME_MS } from "./place";

/** A search with a result. Google's data in it are the place id and, for 30 days, the point. */
export interface RecentSearch {
  /** As the visitor typed it. */
  words: string;
  placeId?: string;
  lat: number;
  lng: number;
}

interface StoredSearch extends RecentSearch {
  /** In milliseconds. */
  searchedAt: number;
}

const KEY = "keyway-searches";
const MOST = 5;
const MAX_LETTERS = 200;

/** Returns the stored searches, the latest first: five at most, each for 30 days. */
export function readSearches(now = Date.now()): RecentSearch[] {
  return read(now).map(({ words, placeId, lat, lng }) => ({ words, ...(placeId && { placeId }), lat, lng }));
}

/** Stores a search; it replaces an older one with the same place or words. */
export function rememberSearch({ words, placeId, lat, lng }: RecentSearch, now = Date.now()): void {
  const search: StoredSearch = { words: words.trim().slice(0, MAX_LETTERS), ...(placeId && { placeId }), lat, lng, searchedAt: now };
  if (!isStoredSearch(search)) return;
  const others = read(now).filter((other) => !isSame(search, other));
  write([search, ...others].slice(0, MOST));
}

/** Deletes all stored searches. */
export function clearSearches(): void {
  write([]);
}

function read(now: number): StoredSearch[] {
  try {
    const content: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(content)) return [];
    return content
      .filter((one): one is StoredSearch => isStoredSearch(one) && one.searchedAt <= now && now - one.searchedAt < PLACE_LIFETIME_MS)
      .slice(0, MOST);
  } catch {
    // Storage is forbidden or has invalid content.
    return [];
  }
}

function write(searches: readonly StoredSearch[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: searches are not kept.
  }
}

function isSame(one: RecentSearch, other: RecentSearch): boolean {
  return one.words.toLowerCase() === other.words.toLowerCase() || (one.placeId !== undefined && one.placeId === other.placeId);
}

function isStoredSearch(value: unknown): value is StoredSearch {
  const { words, placeId, lat, lng, searchedAt } = (value ?? {}) as Record<string, unknown>;
  const isText = typeof words === "string" && words !== "" && (placeId === undefined || typeof placeId === "string");
  return isText && isDegrees(lat, 90) && isDegrees(lng, 180) && typeof searchedAt === "number";
}

function isDegrees(value: unknown, most: number): boolean {
  return typeof value === "number" && Math.abs(value) <= most;
}
