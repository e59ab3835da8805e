import type { IntegrationAPIResults } from "@prismicio/client";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import type { Cache } from "../../lib/cache";
import type { CachePolicy } from "../../lib/cachePolicy";
import type { Log } from "../../lib/log";
import { KIOSKS, type KiosksSource } from "../../sources/kiosks/client";
import type { Kiosk } from "../../sources/kiosks/kiosk";
import { type CatalogItem, PAGE_ITEMS, toCatalogPage } from "../../sources/prismic/catalog";
import { networkVersion, readNetwork } from "./loaders";

/** Names and addresses change rarely; the content repository reads them again by itself. */
const PAGES: CachePolicy = { source: KIOSKS, ...SOURCE_LIFETIMES.catalogPages };

interface Deps {
  source: KiosksSource;
  caches: { shared: Cache; catalog: Cache };
  log: Log;
  now?: () => number;
}

/**
 * Creates a function that reads a page, counted from 1, of the catalog from which editors pick kiosks; pages beyond the last one are empty.
 */
export function createKioskCatalog({ source, caches, log, now = Date.now }: Deps) {
  return async (page: number, signal: AbortSignal): Promise<IntegrationAPIResults> => {
    const { index } = (await readNetwork({ source, cache: caches.shared, log }, signal)).value;
    const ids = index.directory.ids(PAGE_ITEMS, (page - 1) * PAGE_ITEMS);
    if (ids.length === 0) return toCatalogPage(index.count, [], now());
    const load = async (shared: AbortSignal) => {
      const kiosks = await source.byIds(ids, { signal: shared });
      return ids.flatMap((id) => kiosks.get(id) ?? []).map(toCatalogItem);
    };
    const policy = { ...PAGES, version: networkVersion(caches.shared) };
    const { value } = await caches.catalog.read<CatalogItem[]>(`page ${page}`, policy, load, signal);
    return toCatalogPage(index.count, value, now());
  };
}

function toCatalogItem({ locationId, name, retailer, address }: Kiosk): CatalogItem {
  const { street, city, state, postalCode } = address;
  const region = [state, postalCode].filter(Boolean).join(" ");
  const title = name || retailer || street || locationId;
  return {
    id: locationId,
    title,
    description: [street, city, region, locationId].filter(Boolean).join(", "),
    blob: { location_id: locationId, name: title },
  };
}
