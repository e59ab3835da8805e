import type { FoundKioskFragment } from "../../bff/__generated__/operations";
import { openStatusAt } from "../../hours/hours";
import { hoursAround } from "../../hours/thisWeek";
import { type Lang, toBcp47 } from "../../i18n/languages";
import type { Open } from "../../i18n/results";
import { nameOf } from "../../ui/kioskName";
import { MOST_LISTED, MOST_ROWS, ROWS } from "../locator/listLimits";
import type { LocatorState } from "../locator/locatorState";

/** A kiosk of a list. */
export interface FoundRow {
  kiosk: FoundKioskFragment;
  /** From what the visitor searched for. */
  distanceKm?: number;
}

/** A kiosk of a search. */
export type NearRow = FoundRow & { distanceKm: number };

export interface ServiceCount {
  service: string;
  kiosks: number;
}

/** A part of what was found, before the list is put in order. */
export interface Found {
  rows: readonly FoundRow[];
  /** How many lie before the first of these. */
  offset: number;
  /** How many there are, those included that were not loaded. */
  total: number;
  services: readonly ServiceCount[];
  isWidened: boolean;
}

/** The part of a list that is shown, and what is said of the whole. */
export interface Listing {
  rows: readonly FoundRow[];
  /** Where the first of these stands in the list, from 0. */
  offset: number;
  /** How many the list holds. */
  count: number;
  /** How many there are, those included that the list has no room for. */
  total: number;
  /** How many were looked through where that is not all of them: names and hours are known of these only. */
  lookedAt: number | null;
  services: readonly ServiceCount[];
  /** The nearest of all that are listed, in whichever order; null where that is not known: of no search, and behind the first hundred. */
  nearest: NearRow | null;
  /** How many are open; null where that is not known, or would not stay true. */
  open: { now: number; always: number } | null;
  isWidened: boolean;
}

/** Whether a list stands as the BFF answers it; hours and names are only known of what is loaded. */
export function isPagedByBff({ open, sort }: Pick<LocatorState, "open" | "sort">): boolean {
  return !open && sort !== "name";
}

/** The rows that a page shows: all from the beginning of its document on. */
export function rowsOf(page: number): { offset: number; end: number } {
  return { offset: Math.floor(((page - 1) * ROWS) / MOST_ROWS) * MOST_ROWS, end: page * ROWS };
}

/** Filters, orders and cuts what was found, at a moment. */
export function toListing(
  { rows, offset: before, total, services, isWidened }: Found,
  state: LocatorState,
  lang: Lang,
  now: Date,
): Listing {
  const fitting = state.open ? rows.filter(({ kiosk }) => isOpen(kiosk, state.open!, now)) : rows;
  const ordered = state.sort === "name" ? fitting.toSorted(byName(lang)) : fitting;
  const listed = isPagedByBff(state) ? Math.min(total, MOST_LISTED) : ordered.length;
  const { offset, end } = rowsOf(Math.min(state.page, lastPageOf(listed)));
  const isWhole = rows.length === total;
  const count = (open: Open) => rows.filter(({ kiosk }) => isOpen(kiosk, open, now)).length;
  return {
    rows: ordered.slice(Math.max(0, offset - before), Math.max(0, end - before)),
    offset,
    count: listed,
    total: state.open ? ordered.length : total,
    lookedAt: isPagedByBff(state) || isWhole ? null : rows.length,
    services,
    nearest: before === 0 ? nearestOf(fitting) : null,
    open: isWhole ? { now: count("now"), always: count("24h") } : null,
    isWidened,
  };
}

function nearestOf(rows: readonly FoundRow[]): NearRow | null {
  const known = rows.filter((row): row is NearRow => row.distanceKm !== undefined);
  return known.length > 0 ? known.reduce((one, other) => (other.distanceKm < one.distanceKm ? other : one)) : null;
}

/** The last page of a list. */
export function lastPageOf(count: number): number {
  return Math.max(1, Math.ceil(count / ROWS));
}

/**
 * The city in which a visitor is who searches: the nearest kiosk's, or that of all kiosks of an area. Null where nobody can say so: of an
 * area with several cities, and where the nearest kiosk lies beyond the search box.
 */
export function cityOfSearch({ rows, count, nearest, isWidened }: Listing, { area }: Pick<LocatorState, "area">): string | null {
  const city = (area ? rows[0] : nearest)?.kiosk.address.city ?? null;
  const isOne = !area || (rows.length === count && rows.every(({ kiosk }) => kiosk.address.city === city));
  return isOne && !isWidened ? city : null;
}

type Hours = Pick<FoundKioskFragment, "hours" | "holidayHours" | "timeZone">;

/** Whether a kiosk's store is open at a moment, or around the clock that day. Where nobody knows, it is not. */
export function isOpen({ hours, holidayHours, timeZone }: Hours, open: Open, now: Date): boolean {
  const status = openStatusAt(hoursAround(now, hours ?? [], holidayHours ?? [], timeZone), timeZone, now);
  return status?.kind === "always" || (open === "now" && status?.kind === "open");
}

function byName(lang: Lang) {
  const { compare } = new Intl.Collator(toBcp47(lang), { numeric: true });
  return (one: FoundRow, other: FoundRow) => compare(nameOf(one.kiosk), nameOf(other.kiosk));
}
