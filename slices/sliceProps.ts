import type { SliceComponentProps, SliceLike } from "@prismicio/react";
import type { FormState } from "../site/forms/formState";
import type { Lang } from "../site/i18n/languages";

/** What every slice is told about the page it stands on. */
export interface SliceContext {
  lang: Lang;
  /** Whether an editor looks at it who has not published it yet. */
  isDraft?: boolean;
  /** The emergency number that the site's environment names; it takes precedence over any number of content. */
  localPhone?: string | null;
  /** The number that the whole site calls: for a slice whose content names none. */
  sitePhone?: string | null;
  /** Whether the page has its h1 already, so that no slice is to have it. */
  hasHeading?: boolean;
  /** What became of a form that was sent from the page; null or undefined where none was. */
  form?: FormState | null;
}

/**
 * Props of a slice component: the slice as Prismic's types know it, plus its live fields. Those are all optional,
 * since the simulator and a failing source leave them out. `slices` are all those of the page, in their order.
 */
export type SliceProps<TSlice extends SliceLike, TLive = unknown> = Omit<
  SliceComponentProps<TSlice & Partial<TLive>, SliceContext>,
  "slices" | "index"
> & {
  slices?: readonly SliceLike[];
};
