import { type DesignCardFragment, GalleryDesignsDocument, GalleryFiltersDocument, type GalleryFilterFragment } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { keep } from "../content/keep";
import { keepList, orNull } from "../page/loadList";

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
