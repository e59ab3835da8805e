import { MOST_LISTED, MOST_ROWS } from "../locator/listLimits";
import { type Found, isPagedByBff, lastPageOf, rowsOf } from "./listing";
import type { LocatorState } from "../locator/locatorState";

/** How many kiosks are looked through where hours or names decide which are listed. */
export const MOST_LOOKED_AT = 300;

/** Loads a hundred kiosks from one on; null where they cannot be had. */
type Load = (offset: number) => Promise<Found | null>;

/** What a list is made of: the hundred of the page that is asked for or, where hours or names decide, the first few hundreds. */
export async function loadBatches({ open, sort, page }: LocatorState, load: Load): Promise<Found | null> {
  if (!isPagedByBff({ open, sort })) return loadFirst(load);
  const { offset } = rowsOf(page);
  const found = await load(offset);
  // A page after the last one is the last.
  if (!found || found.rows.length > 0 || offset === 0) return found;
  return load(rowsOf(lastPageOf(Math.min(found.total, MOST_LISTED))).offset);
}

async function loadFirst(load: Load): Promise<Found | null> {
  const first = await load(0);
  if (!first) return null;
  const offsets = Array.from(
    { length: Math.ceil(Math.min(first.total, MOST_LOOKED_AT) / MOST_ROWS) },
    (_, index) => index * MOST_ROWS,
  ).slice(1);
  const rest = await Promise.all(offsets.map(load));
  return { ...first, rows: [first, ...rest].flatMap((part) => part?.rows ?? []) };
}
