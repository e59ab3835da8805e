import type { KioskCopyService } from "../../i18n/directory";
import type { AroundKioskQuery, NearestWithServiceFragment, StockOfKioskQuery } from "../../bff/__generated__/operations";

type Nearest = NonNullable<NearestWithServiceFragment["nodes"]>[number];

/** Returns the nearest kiosk with a service; null when none is near or the query failed. */
export function nearestWith(around: AroundKioskQuery | null, service: KioskCopyService): Nearest | null {
  return around?.[service]?.nodes?.[0] ?? null;
}

/** Returns the designs in a kiosk's stock: one of each group, then the next of each. Null when the query failed. */
export function designsInStock(stock: StockOfKioskQuery["keyDesignsInArea"]) {
  const groups = stock?.map(({ designs }) => designs);
  if (!groups) return null;
  const turns = Math.max(0, ...groups.map(({ length }) => length));
  const all = Array.from({ length: turns }, (_, turn) => groups.flatMap((designs) => designs.slice(turn, turn + 1))).flat();
  // A design may be in two groups.
  return [...new Map(all.map((design) => [design.designId, design])).values()];
}
