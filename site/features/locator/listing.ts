import type { FoundKioskFragment } from "../../bff/__generated__/operations";
import { openStatusAt } from "../../hours/hours";
import { hoursAround } from "../../hours/thisWeek";
import { type Lang, toBcp47 } from "../../i18n/languages";
import { SERVICES } from "../../i18n/services";
import { nameOf } from "../../ui/kioskName";
import type { LocatorState } from "./locatorHref";

/** A kiosk of a list. */
export interface FoundRow {
  kiosk: FoundKioskFragment;
  /** From what the visitor searched for. */
  distanceKm?: number;
}

export interface ServiceCount {
  service: string;
  kiosks: number;
}

/** What was found, before the list is put in order. */
export interface Found {
  rows: readonly FoundRow[];
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
  services: readonly ServiceCount[];
  /** How many are open; null where that is not known, or would not stay true. */
  open: { now: number; always: number } | null;
  isWidened: boolean;
}

/** How many rows one page adds to the list. */
export const ROWS = 20;
/** How many rows stand in one document: "show more" adds to them, and then begins a new one. */
export const MOST_ROWS = 100;

/** The rows that a page shows: all from the beginning of its document on. */
export function rowsOf(page: number): { offset: number; end: number } {
  return { offset: Math.floor(((page - 1) * ROWS) / MOST_ROWS) * MOST_ROWS, end: page * ROWS };
}

/** Filters, orders and cuts what was found, at a moment. */
export function toListing({ rows, total, services, isWidened }: Found, state: LocatorState, lang: Lang, now: Date): Listing {
  const fitting = state.open ? rows.filter(({ kiosk }) => isOpen(kiosk, state.open!, now)) : rows;
  const ordered = state.sort === "name" ? fitting.toSorted(byName(lang)) : fitting;
  const { offset, end } = rowsOf(Math.min(state.page, Math.max(1, Math.ceil(ordered.length / ROWS))));
  const isWhole = rows.length === total;
  const count = (open: "now" | "24h") => rows.filter(({ kiosk }) => isOpen(kiosk, open, now)).length;
  return {
    rows: ordered.slice(offset, end),
    offset,
    count: ordered.length,
    total: state.open ? ordered.length : total,
    services,
    open: isWhole ? { now: count("now"), always: count("24h") } : null,
    isWidened,
  };
}

/** How many of some kiosks offer each service, in the fixed order. */
export function countServices(kiosks: readonly { servicesAvailable: readonly string[] }[]): ServiceCount[] {
  return SERVICES.map((service) => ({ service, kiosks: kiosks.filter(({ servicesAvailable }) => servicesAvailable.includes(service)).length }));
}

type Hours = Pick<FoundKioskFragment, "hours" | "holidayHours" | "timeZone">;

/** Whether a kiosk's store is open at a moment, or around the clock that day. Where nobody knows, it is not. */
export function isOpen({ hours, holidayHours, timeZone }: Hours, open: "now" | "24h", now: Date): boolean {
  const status = openStatusAt(hoursAround(now, hours ?? [], holidayHours ?? [], timeZone), timeZone, now);
  return status?.kind === "always" || (open === "now" && status?.kind === "open");
}

function byName(lang: Lang) {
  const { compare } = new Intl.Collator(toBcp47(lang), { numeric: true });
  return (one: FoundRow, other: FoundRow) => compare(nameOf(one.kiosk), nameOf(other.kiosk));
}
