import type { SliceComponentProps, SliceLike } from "@prismicio/react";
import type { ReactNode } from "react";
import type { GuideState } from "./copyGuideState";
import type { FormState } from "#site/forms/formState.ts";
import type { KioskCopyService } from "#site/i18n/directory.ts";
import type { CountryPrices, Priced } from "#site/i18n/prices.ts";
import type { Lang } from "#site/i18n/languages.ts";

/** Context that every slice gets about its page. */
export interface SliceContext {
  lang: Lang;
  /** Whether an editor is previewing unpublished content. */
  isDraft?: boolean;
  /** Emergency number from the environment; it takes precedence over numbers of content. */
  localPhone?: string | null;
  /** The site's phone number, for a slice whose content has none. */
  sitePhone?: string | null;
  /** What the services cost in the visitor's country, as editors wrote it; missing where content has no prices. */
  prices?: CountryPrices;
  /** What the page sells, when it is a service's page. */
  priced?: Priced | null;
  /**
   * What the visitor has chosen in the page's guides, with the kinds to choose from and the one that is shown, the name of the design for
   * a house key, and the kiosks that copy it around the place, if one is named.
   */
  guide?: { state: GuideState; kinds?: readonly KioskCopyService[]; kind?: KioskCopyService; design?: string; kiosks: ReactNode };
  /** Where to look for kiosks without a place: the map's picture and cities, in place of kiosks that an editor chose in several cities. */
  start?: ReactNode;
  /** Whether the page has an h1 outside of its slices. */
  hasHeading?: boolean;
  /** State of a form that was sent from the page; null or undefined when none was sent. */
  form?: FormState | null;
}

/**
 * Props of a slice component: the slice by Prismic's types, plus its live fields. Live fields are null when a source fails, and missing in
 * tools that show the editor's content alone. `slices` are all slices of the page, in order.
 */
export type SliceProps<TSlice extends SliceLike, TLive = unknown> = Omit<
  SliceComponentProps<TSlice & Partial<TLive>, SliceContext>,
  "slices" | "index"
> & {
  slices?: readonly SliceLike[];
};
