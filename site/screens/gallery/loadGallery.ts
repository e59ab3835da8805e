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
import { type Lang, toLanguageCode } from "../../i18n/languages";
import { queryForVisitor } from "../../parts/content/queryForVisitor";
import { nullOnFailure } from "../../parts/content/nullOnFailure";
import type { Point } from "../../parts/locator/locatorState";
import { toSkuId } from "../../parts/galleryState/galleryState";
import type { Stock } from "./galleryView";

/** Loads the gallery's filters in the editor's order; null when they failed to load. */
export async function loadFilters(lang: Lang): Promise<readonly GalleryFilterFragment[] | null> {
  return (await nullOnFailure(queryBff(GalleryFiltersDocument, { language: toLanguageCode(lang) })))?.data.keyGalleryFilters ?? null;
}

/** Loads the designs of some groups, or of the default ones; null when they failed to load. */
export async function loadDesigns(groups: readonly string[] | null, lang: Lang): Promise<readonly DesignCardFragment[] | null> {
  return (
    (await queryForVisitor(GalleryDesignsDocument, { ...(groups && { groups: [...groups] }), language: toLanguageCode(lang) }))?.data
      .keyDesigns ?? null
  );
}

/** Loads the stock around a point, by group; null when it failed to load. */
export async function loadStock({ lat, lng }: Point): Promise<readonly Stock[] | null> {
  return (await queryForVisitor(GalleryStockDocument, { point: { lat, lng } }))?.data.keyDesignsNear ?? null;
}

/** Maximum number of blanks in one query. */
const MAX_SKUS = 5000;

/** Loads the designs in stock of some groups, or of all; null when they failed to load. */
export async function loadDesignsInStock(
  groups: readonly string[] | null,
  stock: readonly Stock[],
  lang: Lang,
): Promise<readonly DesignCardFragment[] | null> {
  const skuIds = stock.filter(({ code }) => !groups || groups.includes(code)).flatMap((group) => group.skuIds);
  if (skuIds.length === 0) return [];
  const ofStock = { groups: [...(groups ?? [])], skuIds: [...new Set(skuIds)].slice(0, MAX_SKUS) };
  return (await queryForVisitor(GalleryDesignsDocument, { ...ofStock, language: toLanguageCode(lang) }))?.data.keyDesigns ?? null;
}

/** Loads the design of a blank in the URL; null when there is none, `unknown` when the query failed. */
export async function loadDesign(sku: string, lang: Lang): Promise<OpenDesignFragment | null | "unknown"> {
  const skuId = toSkuId(sku);
  if (skuId === null) return null;
  const answer = await queryForVisitor(DesignOnSkuDocument, { skuId, language: toLanguageCode(lang) });
  return answer?.data.keyDesign ?? (answer?.errors.length === 0 ? null : "unknown");
}

export type StockedKiosk = NonNullable<NonNullable<DesignInStockQuery["keyDesign"]>["stockedNear"]>[number];

/** Loads the nearest kiosks that stock a design; null when they failed to load. */
export async function loadStocked(skuId: number, { lat, lng }: Point): Promise<readonly StockedKiosk[] | null> {
  return (await queryForVisitor(DesignInStockDocument, { skuId, point: { lat, lng } }))?.data.keyDesign?.stockedNear ?? null;
}
