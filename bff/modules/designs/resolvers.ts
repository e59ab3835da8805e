import type { Resolvers } from "../../__generated__/resolvers";
import { boxAround } from "../kiosks/bounds";
import { checkBounds, checkCount, checkLength, checkPoint } from "../kiosks/input";
import { limitOf } from "../content/sliceLimit";
import { toCodes, toGalleryFilters } from "./galleryFilter";
import type { DesignLoaders } from "./loaders";
import { findStocked } from "./stockedNear";

/** The groups to show when none are requested. */
const DEFAULT_GROUPS = ["PHIL", "FLAG", "WILD", "NATR", "HOME", "DSNY", "MRVL", "DC"];

const MAX_GROUPS = 50;
const MAX_SKUS = 5000;
/** Maximum number of designs of a kiosk. */
const MAX_OF_KIOSK = 24;
/** Maximum number of kiosks that have a design in stock: each takes a call of the backend. */
const MAX_STOCKED = 6;
/** How many designs a slice shows. */
const OF_SLICE = { usual: 6, most: 12 };

export const resolvers = {
  Query: {
    async keyDesigns(_, { groups, skuIds }, { loaders }) {
      checkLength("groups", groups ?? [], MAX_GROUPS);
      checkLength("skuIds", skuIds ?? [], MAX_SKUS);
      const codes = [...new Set(groups ?? DEFAULT_GROUPS)];
      if (skuIds) return loaders.designs({ designGroupCodes: codes, skuIds });
      // An empty list of groups is a valid query.
      if (codes.length === 0) return loaders.designs({ designGroupCodes: codes });
      if (groups) await loaders.chargeDesignGroups(codes);
      return (await loadGroups(codes, loaders)).flat();
    },

    keyDesign: (_, { skuId }, { loaders }) => loaders.designOnSku(skuId),

    keyDesignsInArea(_, { bounds }, { loaders }) {
      checkBounds(bounds);
      return loaders.stockIn(bounds);
    },

    keyDesignsNear(_, { point }, { loaders }) {
      checkPoint(point);
      return loaders.stockIn(boxAround(point, 1));
    },

    keyGalleryFilters: async (_, args, { loaders }) => toGalleryFilters(await loaders.ofType("key_gallery_filter", args.language)),
  },

  KeyDesign: {
    name: ({ names: { en, fr } }, { language }) => (language === "fr-ca" ? (fr ?? en) : (en ?? fr)),

    stockedNear(design, { point, first }, context) {
      checkPoint(point);
      checkCount("first", first, 1, MAX_STOCKED);
      return findStocked(design, point, first, context);
    },
  },

  // As the specification names them.
  KeyGalleryFilter: {
    display_order: ({ displayOrder }) => displayOrder,
    image_url: ({ imageUrl }) => imageUrl,
  },

  KeyDesignStripSlice: {
    // Content older than its model has no primary part.
    async designs({ primary }, _, { loaders }) {
      const named = [...new Set(toCodes(primary?.design_groups))].slice(0, MAX_GROUPS);
      const codes = named.length > 0 ? named : DEFAULT_GROUPS;
      return interleave(await loadGroups(codes, loaders), limitOf(primary?.limit, OF_SLICE));
    },
  },

  Kiosk: {
    async keyDesigns({ stocksDesignGroups }, { first }, { loaders }) {
      checkCount("first", first, 1, MAX_OF_KIOSK);
      return interleave(await loadGroups(stocksDesignGroups, loaders), first);
    },
  },
} satisfies Resolvers;

function loadGroups(codes: readonly string[], { designsOfGroup }: DesignLoaders) {
  return Promise.all(codes.map((code) => designsOfGroup.load(code)));
}

/** Returns the first of each list, then the second of each, and so on. */
function interleave<T>(lists: readonly (readonly T[])[], limit: number): T[] {
  const merged: T[] = [];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let turn = 0; turn < longest && merged.length < limit; turn++) {
    for (const list of lists) if (turn < list.length && merged.length < limit) merged.push(list[turn]!);
  }
  return merged;
}
