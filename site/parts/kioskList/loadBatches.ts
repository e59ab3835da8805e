import { MAX_LISTED, MAX_ROWS } from "../locator/listLimits";
import { type Found, isPagedByBff, lastPageOf, rowsOf } from "./listing";
import type { LocatorState } from "../locator/locatorState";

/** How many kiosks are loaded when hours or names decide which are listed. */
export const MAX_EXAMINED = 300;

/** Loads a hundred kiosks from an offset; null when they cannot be loaded. */
type Load = (offset: number) => Promise<Found | null>;

/**
 * Loads the rows that a list needs: the hundred of the requested page or, when hours or names decide, the first three hundred. Null when
 * the first batch fails.
 */
export async function loadBatches({ open, sort, page }: LocatorState, load: Load): Promise<Found | null> {
  if (!isPagedByBff({ open, sort })) return loadFirst(load);
  const { offset } = rowsOf(page);
  const batch = await load(offset);
  // A page after the last one shows the last one.
  if (!batch || batch.rows.length > 0 || offset === 0) return batch;
  return load(rowsOf(lastPageOf(Math.min(batch.total, MAX_LISTED))).offset);
}

async function loadFirst(load: Load): Promise<Found | null> {
  const first = await load(0);
  if (!first) return null;
  const offsets = Array.from({ length: Math.ceil(Math.min(first.total, MAX_EXAMINED) / MAX_ROWS) }, (_, index) => index * MAX_ROWS).slice(
    1,
  );
  const rest = await Promise.all(offsets.map(load));
  return { ...first, rows: [first, ...rest].flatMap((part) => part?.rows ?? []) };
}
