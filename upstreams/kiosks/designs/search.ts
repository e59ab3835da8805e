import { createRandom } from "../../lib/random";
import { createDesignGroups, designGroups } from "../machines";
import { catalog, type Design, type Sku } from "./catalog";

/** The designs and blanks that a request asks for. Without group codes, `skuIds` select among all groups. */
export interface DesignQuery {
  designGroupCodes: readonly string[];
  skuIds: readonly number[] | undefined;
}

/** Returns the requested designs, each with the requested blanks. */
export function findDesigns({ designGroupCodes, skuIds }: DesignQuery): Design[] {
  const isAnyGroup = designGroupCodes.length === 0 && skuIds !== undefined;
  return narrow(
    catalog.filter(({ designGroup }) => isAnyGroup || designGroupCodes.includes(designGroup)),
    ({ skuId }) => skuIds?.includes(skuId) ?? true,
  );
}

/** Returns the designs that at least one of these kiosks has in stock, by group. */
export function findStockedDesigns(kiosks: readonly number[]): { code: string; Designs: Design[] }[] {
  const stocked = new Set<Sku>();
  const all = catalog.flatMap(({ Skus }) => Skus);
  for (const kiosk of kiosks) {
    // A few dozen kiosks have every design in stock, and a box may contain thousands.
    if (stocked.size === all.length) break;
    for (const sku of createStock(kiosk)) stocked.add(sku);
  }
  const designs = narrow(catalog, (sku) => stocked.has(sku));
  return designGroups
    .map((code) => ({ code, Designs: designs.filter(({ designGroup }) => designGroup === code) }))
    .filter(({ Designs }) => Designs.length > 0);
}

// In each group that a kiosk has, some blanks are sold out.
function createStock(kiosk: number): Sku[] {
  const groups = createDesignGroups(createRandom(kiosk, "designs"));
  const random = createRandom(kiosk, "sold out");
  return catalog
    .flatMap(({ designGroup, Skus }) => Skus.map((sku) => ({ designGroup, sku })))
    .filter(({ designGroup }) => !random.chance(0.15) && groups.includes(designGroup))
    .map(({ sku }) => sku);
}

function narrow(designs: readonly Design[], isKept: (sku: Sku) => boolean): Design[] {
  return designs.map((design) => ({ ...design, Skus: design.Skus.filter(isKept) })).filter(({ Skus }) => Skus.length > 0);
}
