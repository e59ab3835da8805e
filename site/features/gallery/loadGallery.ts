import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { cache } from "react";
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
import { BffError, queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { keep } from "../content/keep";
import type { Point } from "../locator/locatorHref";
import { keepList, orNull } from "../page/loadList";
import { toSkuId } from "./galleryState";
import type { Stock } from "./galleryView";

/** What the key gallery can be narrowed to, in the editor's order; null where it cannot be had. */
export const loadFilters = (lang: Lang): Promise<readonly GalleryFilterFragment[] | null> => orNull(filters(lang));

/** The designs of some groups, or of the default ones; null where they cannot be had. */
export const loadDesigns = (groups: readonly string[] | null): Promise<readonly DesignCardFragment[] | null> => orNull(designs(groups));

async function filters(lang: Lang): Promise<readonly GalleryFilterFragment[] | null> {
  "use cache";
  const { data } = await queryBff(GalleryFiltersDocument, { lang });
  keepList(data.keyGalleryFilters);
  return data.keyGalleryFilters;
}

async function designs(groups: readonly string[] | null): Promise<readonly DesignCardFragment[] | null> {
  "use cache";
  const { data } = await queryBff(GalleryDesignsDocument, groups ? { groups: [...groups] } : {});
  keep(data.keyDesigns !== null);
  return data.keyDesigns;
}

// What follows is not kept: there are as many places as visitors, and as many numbers as anybody likes to write.

/** What the kiosks around a point have in stock, by group; null where nobody could say. */
export async function loadStock({ lat, lng }: Point): Promise<readonly Stock[] | null> {
  return (await ask(GalleryStockDocument, { lat, lng }))?.data.keyDesignsNear ?? null;
}

/** The designs of some groups that are in stock; null where they cannot be had. */
export async function loadDesignsInStock(groups: readonly string[], stock: readonly Stock[]): Promise<readonly DesignCardFragment[] | null> {
  const skuIds = stock.filter(({ code }) => groups.includes(code)).flatMap((group) => group.skuIds);
  if (skuIds.length === 0) return [];
  return (await ask(GalleryDesignsDocument, { groups: [...groups], skuIds: [...new Set(skuIds)] }))?.data.keyDesigns ?? null;
}

/** The design that an address names: null where there is none, `unknown` where nobody could say. Asked once for a page and its metadata. */
export const loadDesign = cache(async (sku: string): Promise<OpenDesignFragment | null | "unknown"> => {
  const skuId = toSkuId(sku);
  if (skuId === null) return null;
  const answer = await ask(DesignOnSkuDocument, { skuId });
  return answer?.data.keyDesign ?? (answer?.errors.length === 0 ? null : "unknown");
});

export type StockedKiosk = NonNullable<NonNullable<DesignInStockQuery["keyDesign"]>["stockedNear"]>[number];

/** The nearest kiosks that have a design; null where nobody could say. */
export async function loadStocked(skuId: number, { lat, lng }: Point): Promise<readonly StockedKiosk[] | null> {
  return (await ask(DesignInStockDocument, { skuId, lat, lng }))?.data.keyDesign?.stockedNear ?? null;
}

async function ask<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>, variables: TVariables) {
  try {
    return await queryBff(document, variables);
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    console.error(error.message);
    return null;
  }
}
