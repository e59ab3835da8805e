import DataLoader from "dataloader";
import type { RequestDeps } from "../../requestDeps";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import type { CachePolicy } from "../../lib/cachePolicy";
import type { Bounds } from "../../lib/geo";
import { KIOSKS } from "../../sources/kiosks/client";
import type { KeyDesign, KeyDesignQuery, StockedGroup } from "../../sources/kiosks/keyDesign";
import { keyOf, roundOut } from "../kiosks/bounds";
import { createChargedRead, createUncachedCharge } from "../kiosks/chargedRead";

/** Designs and stock have circuits of their own, since kiosks can be read without them. */
const DESIGNS: CachePolicy = { source: KIOSKS, circuit: "key designs", ...SOURCE_LIFETIMES.designs };
const STOCK: CachePolicy = { source: KIOSKS, circuit: "stock of designs", ...SOURCE_LIFETIMES.stock };

/** The cache's kind of the designs of one group. */
const BY_GROUP = "designs of group";

export interface DesignLoaders {
  /** The designs of a group in the catalogue's order; none for a group that does not exist. */
  designsOfGroup: DataLoader<string, KeyDesign[]>;
  /** Charges the visitor, who has named these groups, for their load if they are not all cached. */
  chargeDesignGroups(codes: readonly string[]): Promise<void>;
  /** Returns the backend's designs for exactly this query. */
  designs(query: KeyDesignQuery): Promise<KeyDesign[]>;
  /** Returns the first design that is printed on a blank; null for a blank that does not exist. */
  designOnSku(skuId: number): Promise<KeyDesign | null>;
  /** Returns what the kiosks of a box have in stock. */
  stockIn(bounds: Bounds): Promise<StockedGroup[]>;
}

export function createDesignLoaders(request: RequestDeps): DesignLoaders {
  const { sources, caches, ownCall, answer } = request;
  const source = sources.kiosks;
  const cache = caches.backend;
  const charge = createUncachedCharge(request);
  const read = createChargedRead(request, charge);

  return {
    // Cached by group, whichever groups were requested together.
    designsOfGroup: new DataLoader<string, KeyDesign[]>(async (codes) => {
      const load = async (missing: string[], shared: AbortSignal) => {
        const designs = await source.keyDesigns({ designGroupCodes: missing }, { signal: shared, ...ownCall });
        const groups = missing.map((code) => [code, designs.filter(({ designGroup }) => designGroup === code)] as const);
        // Groups without designs are cached as absent, so that invented codes evict nothing.
        return new Map(groups.filter(([, found]) => found.length > 0));
      };
      const results = await cache.readMany(BY_GROUP, codes, DESIGNS, load, request.signal);
      return results.map((result) => (result instanceof Error ? result : (answer.useCached(KIOSKS, result) ?? [])));
    }),

    async chargeDesignGroups(codes) {
      const areCached = codes.every((code) => cache.find(`${BY_GROUP} ${code}`, DESIGNS));
      if (!areCached) await charge(BY_GROUP);
    },

    designs: (query) =>
      read(caches.queries, `designs ${JSON.stringify(query)}`, STOCK, (shared) => source.keyDesigns(query, { signal: shared, ...ownCall })),

    designOnSku: (skuId) =>
      read(cache, `design on ${skuId}`, DESIGNS, async (shared) => {
        const [first] = await source.keyDesigns({ designGroupCodes: [], skuIds: [skuId] }, { signal: shared, ...ownCall });
        return first ?? null;
      }),

    stockIn(bounds) {
      const box = roundOut(bounds);
      return read(caches.queries, `stock in ${keyOf(box)}`, STOCK, (shared) => source.stockIn(box, { signal: shared, ...ownCall }));
    },
  };
}
