import type { DesignCardFragment, OpenDesignFragment } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { findGalleryPlace, type GalleryPlace } from "./galleryPlace";
import type { GalleryState } from "../../parts/galleryState/galleryState";
import { type Filter, narrow, type Narrowed, type Stock, toCodes, toSelection } from "./galleryView";
import { loadDesign, loadDesigns, loadDesignsInStock, loadFilters, loadStock } from "./loadGallery";

/** Everything that the gallery shows. */
export interface GalleryView {
  filters: readonly Filter[];
  /** Whether the filters failed to load. */
  areFiltersMissing: boolean;
  selection: Narrowed;
  /** Null: no place is chosen. */
  place: GalleryPlace | null;
  /** Stock at the place; null without a place, or when it failed to load. */
  stock: readonly Stock[] | null;
  /** The designs, at a place only those in stock; null when they failed to load. */
  designs: readonly DesignCardFragment[] | null;
  /** The open design; null when the URL names none that exists. */
  open: OpenDesignFragment | null;
  /** Whether the open design failed to load. */
  isOpenMissing: boolean;
  /** State for links: that of the URL without values that lead nowhere. */
  state: GalleryState;
}

/** Loads the gallery for the state of its URL. */
export async function loadGalleryView(galleryState: GalleryState, lang: Lang): Promise<GalleryView> {
  const [loaded, { place, state: stateWithPoint }, design] = await Promise.all([
    loadFilters(lang),
    findGalleryPlace(galleryState, lang),
    galleryState.sku ? loadDesign(galleryState.sku, lang) : null,
  ]);
  const stock = place?.kind === "found" ? await loadStock(place.at) : null;
  const chosen = toSelection(loaded, galleryState);
  const selection = stock ? narrow(chosen, stock) : { ...chosen, cleared: null };
  const { groups } = selection;
  const designs = await (stock ? loadDesignsInStock(groups, stock, lang) : loadDesigns(groups, lang));
  // When the filters failed to load, links keep the codes of the URL.
  const codes = loaded ? toCodes(selection) : { group: galleryState.group, sub: galleryState.sub };
  const { group: _, sub: __, ...others } = stateWithPoint;
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
