import {
  type DesignCardFragment,
  DesignInStockDocument,
  type DesignInStockQuery,
  DesignOnSkuDocument,
  GalleryDesignsDocument,
  GalleryFiltersDocument,
  type GalleryFilterFragment,
  GalleryStockDocument,
  type OpenDesignFragment,
} from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { queryForVisitor } from "../../parts/content/queryForVisitor";
import { nullOnFailure } from "../../parts/content/nullOnFailure";
import type { Point } from "../../parts/locator/locatorState";
import { toSkuId } from "../../parts/gallery/galleryState";
import type { Stock } from "./galleryView";

/** What the key gallery can be narrowed to, in the editor's order; null where it cannot be had. */
export async function loadFilters(lang: Lang): Promise<readonly GalleryFilterFragment[] | null> {
  return (await nullOnFailure(queryBff(GalleryFiltersDocument, { lang })))?.data.keyGalleryFilters ?? null;
}

/** The designs of some groups, or of the default ones; null where they cannot be had. */
export async function loadDesigns(groups: readonly string[] | null): Promise<readonly DesignCardFragment[] | null> {
  return (await queryForVisitor(GalleryDesignsDocument, groups ? { groups: [...groups] } : {}))?.data.keyDesigns ?? null;
}

/** What the kiosks around a point have in stock, by group; null where there is no answer. */
export async function loadStock({ lat, lng }: Point): Promise<readonly Stock[] | null> {
  return (await queryForVisitor(GalleryStockDocument, { lat, lng }))?.data.keyDesignsNear ?? null;
}

/** The most blanks that the graph takes at a time. */
const MOST_SKUS = 5000;

/** The designs of some groups, or of all, that are in stock; null where they cannot be had. */
export async function loadDesignsInStock(
  groups: readonly string[] | null,
  stock: readonly Stock[],
): Promise<readonly DesignCardFragment[] | null> {
  const skuIds = stock.filter(({ code }) => !groups || groups.includes(code)).flatMap((group) => group.skuIds);
  if (skuIds.length === 0) return [];
  return (
    (await queryForVisitor(GalleryDesignsDocument, { groups: [...(groups ?? [])], skuIds: [...new Set(skuIds)].slice(0, MOST_SKUS) }))?.data
      .keyDesigns ?? null
  );
}

/** The design that an address names: null where there is none, `unknown` where the backend does not answer. */
export async function loadDesign(sku: string): Promise<OpenDesignFragment | null | "unknown"> {
  const skuId = toSkuId(sku);
  if (skuId === null) return null;
  const answer = await queryForVisitor(DesignOnSkuDocument, { skuId });
  return answer?.data.keyDesign ?? (answer?.errors.length === 0 ? null : "unknown");
}

export type StockedKiosk = NonNullable<NonNullable<DesignInStockQuery["keyDesign"]>["stockedNear"]>[number];

/** The nearest kiosks that have a design; null where there is no answer. */
export async function loadStocked(skuId: number, { lat, lng }: Point): Promise<readonly StockedKiosk[] | null> {
  return (await queryForVisitor(DesignInStockDocument, { skuId, lat, lng }))?.data.keyDesign?.stockedNear ?? null;
}
