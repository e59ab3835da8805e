import type { VisitorService } from "../../i18n/directory";
import type { AroundKioskQuery, NearestWithServiceFragment, StockOfKioskQuery } from "../../bff/__generated__/operations";

type Nearest = NonNullable<NearestWithServiceFragment["results"]>[number];

/** The nearest kiosk with a service; null where none is near, or there is no answer. */
export function nearestWith(around: AroundKioskQuery | null, service: VisitorService): Nearest | null {
  return around?.[service]?.results?.[0] ?? null;
}

/** The designs that a spot has in stock: one of each group, then the next of each. Null where there is no answer. */
export function designsInStock(stock: StockOfKioskQuery["keyDesignsByCoordinates"]) {
  const groups = stock?.map(({ designs }) => designs);
  if (!groups) return null;
  const turns = Math.max(0, ...groups.map(({ length }) => length));
  const all = Array.from({ length: turns }, (_, turn) => groups.flatMap((designs) => designs.slice(turn, turn + 1))).flat();
  // A design may stand in two groups.
  return [...new Map(all.map((design) => [design.designId, design])).values()];
}
