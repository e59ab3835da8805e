import type { DesignCardFragment, OpenDesignFragment } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { findGalleryPlace, type GalleryPlace } from "./galleryPlace";
import type { GalleryState } from "../../parts/gallery/galleryState";
import { type Filter, narrow, type Narrowed, type Stock, toCodes, toSelection } from "./galleryView";
import { loadDesign, loadDesigns, loadDesignsInStock, loadFilters, loadStock } from "./loadGallery";

/** All that the gallery shows. */
export interface GalleryView {
  filters: readonly Filter[];
  /** Whether there was no answer to which there are. */
  areFiltersMissing: boolean;
  selection: Narrowed;
  /** Null: every place. */
  place: GalleryPlace | null;
  /** What is in stock at the place; null where there is none, or no answer. */
  stock: readonly Stock[] | null;
  /** In stock, where a place is chosen; null where they cannot be had. */
  designs: readonly DesignCardFragment[] | null;
  /** The design that the address names; null where it names none that there is. */
  open: OpenDesignFragment | null;
  /** Whether it names one about which there was no answer. */
  isOpenMissing: boolean;
  /** What links go on from: the address, less what it asks for in vain. */
  state: GalleryState;
}

/** Loads what an address of the gallery asks for. */
export async function loadGalleryView(asked: GalleryState, lang: Lang): Promise<GalleryView> {
  const [loaded, { place, state: found }, design] = await Promise.all([
    loadFilters(lang),
    findGalleryPlace(asked, lang),
    asked.sku ? loadDesign(asked.sku) : null,
  ]);
  const stock = place?.kind === "found" ? await loadStock(place.at) : null;
  const chosen = toSelection(loaded, asked);
  const selection = stock ? narrow(chosen, stock) : { ...chosen, cleared: null };
  const { groups } = selection;
  const designs = await (stock ? loadDesignsInStock(groups, stock) : loadDesigns(groups));
  // Without its filters, what is chosen of them is still in the address.
  const codes = loaded ? toCodes(selection) : { group: asked.group, sub: asked.sub };
  const { group: _, sub: __, ...others } = found;
  const state = { ...others, ...(codes.group && { group: codes.group }), ...(codes.sub && { sub: codes.sub }) };
  const isOpenMissing = design === "unknown";
  return {
    filters: loaded ?? [],
    areFiltersMissing: loaded === null,
    selection,
    place,
    stock,
    designs,
    open: isOpenMissing ? null : design,
    isOpenMissing,
    state,
  };
}
