import type { FoundKioskFragment } from "../../bff/__generated__/operations";
import { openRank, type OpenStatus, openStatusAt } from "../../hours/hours";
import type { StoreHours } from "../../hours/storeHours";
import { type Lang, toBcp47 } from "../../i18n/languages";
import type { Open } from "../../i18n/results";
import { nameOf } from "../../ui/kioskName";
import { MAX_LISTED, MAX_ROWS, ROWS } from "../locator/listLimits";
import type { LocatorState } from "../locator/locatorState";

/** A kiosk of a list. */
export interface FoundRow {
  kiosk: FoundKioskFragment;
  /** Distance from the searched point. */
  distanceKm?: number;
}

/** A kiosk of a search. */
export type NearRow = FoundRow & { distanceKm: number };

export interface ServiceCount {
  service: string;
  kioskCount: number;
}

/** A part of the search result, before filtering and sorting. */
export interface Found {
  rows: readonly FoundRow[];
  /** Number of results before the first of these. */
  offset: number;
  /** Number of all results, loaded or not. */
  total: number;
  services: readonly ServiceCount[];
  isWidened: boolean;
}

/** The visible part of a list and figures about the whole. */
export interface Listing {
  rows: readonly FoundRow[];
  /** Index of the first of these rows in the list. */
  offset: number;
  /** Number of rows in the list. */
  count: number;
  /** Number of all results, including those beyond the list's limit. */
  total: number;
  /** How many were filtered or sorted when that is not all of them: names and hours are known of these only. Null when it is all. */
  lookedAt: number | null;
  services: readonly ServiceCount[];
  /** The nearest of the list in any sort order; null when unknown: in a list without distances, and after the first hundred. */
  nearest: NearRow | null;
  /** All loaded rows that fit, in the order in which a visitor would choose; `rows` are a part of them. */
  loaded: readonly FoundRow[];
  /** How many are open; null when unknown. */
  open: { now: number; always: number } | null;
  isWidened: boolean;
}

/** Whether the BFF's order and pages are used as they are. Filtering by hours and sorting by name need every row to be loaded. */
export function isPagedByBff({ open, sort }: Pick<LocatorState, "open" | "sort">): boolean {
  return !open && sort !== "name";
}

/** Returns the rows that a page shows: from the first row of its document to the page's last. */
export function rowsOf(page: number): { offset: number; end: number } {
  return { offset: Math.floor(((page - 1) * ROWS) / MAX_ROWS) * MAX_ROWS, end: page * ROWS };
}

/**
 * Filters, sorts and cuts a list. `now` decides which kiosks are open. Unless the list is sorted by name, the order is the BFF's
 * (bff/modules/kiosks/search.ts); a list without distances begins with what is open, if it is loaded whole.
 */
export function toListing(
  { rows, offset: before, total, services, isWidened }: Found,
  state: LocatorState,
  lang: Lang,
  now: Date,
): Listing {
  const statuses = new Map(rows.map((row) => [row, openStatusAt(row.kiosk, now)]));
  const fits = (row: FoundRow, open: Open) => isOpenBy(statuses.get(row) ?? null, open);
  const fitting = state.open ? rows.filter((row) => fits(row, state.open!)) : rows;
  const isWhole = rows.length === total;
  const isOpenFirst = isWhole && fitting[0]?.distanceKm === undefined;
  const rank = (row: FoundRow) => openRank(statuses.get(row) ?? null);
  const openFirst = (one: FoundRow, other: FoundRow) => rank(one) - rank(other);
  const ordered = state.sort === "name" ? fitting.toSorted(byName(lang)) : isOpenFirst ? fitting.toSorted(openFirst) : fitting;
  const listed = isPagedByBff(state) ? Math.min(total, MAX_LISTED) : ordered.length;
  const { offset, end } = rowsOf(Math.min(state.page, lastPageOf(listed)));
  const count = (open: Open) => rows.filter((row) => fits(row, open)).length;
  return {
    rows: ordered.slice(Math.max(0, offset - before), Math.max(0, end - before)),
    offset,
    count: listed,
    total: state.open ? ordered.length : total,
    lookedAt: isPagedByBff(state) || isWhole ? null : rows.length,
    // The BFF counts without regard to hours.
    services: state.open ? services.map(({ service }) => ({ service, kioskCount: countOffering(fitting, service) })) : services,
    nearest: before === 0 ? nearestOf(fitting) : null,
    loaded: isOpenFirst ? ordered : fitting,
    open: isWhole ? { now: count("now"), always: count("24h") } : null,
    isWidened,
  };
}

function countOffering(rows: readonly FoundRow[], service: string): number {
  return rows.filter(({ kiosk }) => kiosk.servicesAvailable.includes(service)).length;
}

function nearestOf(rows: readonly FoundRow[]): NearRow | null {
  const withDistance = rows.filter((row): row is NearRow => row.distanceKm !== undefined);
  return withDistance.length > 0 ? withDistance.reduce((one, other) => (other.distanceKm < one.distanceKm ? other : one)) : null;
}

/** Returns the number of a list's last page. */
export function lastPageOf(count: number): number {
  return Math.max(1, Math.ceil(count / ROWS));
}

/**
 * Returns the city of a search: the nearest kiosk's, or that of all kiosks of an area. Null when an area has several cities, and when the
 * nearest kiosk lies outside the search box.
 */
export function cityOfSearch({ rows, count, nearest, isWidened }: Listing, { area }: Pick<LocatorState, "area">): string | null {
  const city = (area ? rows[0] : nearest)?.kiosk.address.city ?? null;
  const isOne = !area || (rows.length === count && rows.every(({ kiosk }) => kiosk.address.city === city));
  return isOne && !isWidened ? city : null;
}

/** Returns whether a kiosk's store is open at a moment, or around the clock on that day. False when the hours are unknown. */
export function isOpen(store: StoreHours, open: Open, now: Date): boolean {
  return isOpenBy(openStatusAt(store, now), open);
}

function isOpenBy(status: OpenStatus | null, open: Open): boolean {
  return status?.kind === "always" || (open === "now" && status?.kind === "open");
}

function byName(lang: Lang) {
  const { compare } = new Intl.Collator(toBcp47(lang), { numeric: true });
  return (one: FoundRow, other: FoundRow) => compare(nameOf(one.kiosk), nameOf(other.kiosk));
}
