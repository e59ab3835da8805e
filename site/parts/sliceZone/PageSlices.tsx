import { type SliceLike, SliceZone } from "@prismicio/react";
import type { ComponentType, ReactNode } from "react";
import { withAnchors } from "#shared/links/anchors.ts";
import { components } from "#slices/index.ts";
import type { SliceContext } from "#slices/sliceProps.ts";
import { sliceRun } from "../../bff/renderContext";
import { siteConfig } from "../../config";
import type { FormState } from "../../forms/formState";
import { type Country, type Priced, pricesIn } from "../../i18n/prices";
import type { Edition } from "../../routing/edition";
import { loadChrome } from "../chrome/loadChrome";
import { outlineSlices } from "../preview/outlineSlices";
import { containSlices } from "./containSlices";
import { RefusedLinks } from "./RefusedLinks";

const IS_DEVELOPMENT = process.env.NODE_ENV === "development";

interface PageSlicesProps {
  slices: readonly SliceLike[];
  edition: Edition;
  /** The document that contains them, for the log. */
  documentId: string | undefined;
  /** Whether the page has its h1 outside of these slices. */
  hasHeading?: boolean;
  /** State of a form that was sent from the page. */
  form?: FormState | null;
  /** What the page sells, when it is a service's page. */
  priced?: Priced | null;
  /** The country of the place that the visitor has named on it. */
  country?: Country | null;
  /** What is chosen in its guides. */
  guide?: SliceContext["guide"];
  /** Where to look for kiosks without a place. */
  start?: ReactNode;
  /** Components that replace the library's, by slice type. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as in SliceZone: each component takes a slice of its own type
  replacements?: Record<string, ComponentType<any>>;
  /** The page's slices above these: the anchors of their headings are taken. */
  above?: readonly SliceLike[];
}

/**
 * A page's slices in the editor's order. Slices without a model or of an unknown variation are skipped; the BFF has logged them. Slices
 * that throw are omitted when the page is rendered again (pageCache).
 */
export async function PageSlices({
  slices,
  edition,
  documentId,
  hasHeading,
  form,
  priced,
  country,
  guide,
  start,
  replacements,
  above,
}: PageSlicesProps) {
  // A slice that the graph does not know has no content, although the library may have a component for its slice_type.
  const contentSlices = withAnchors(
    slices.filter((slice) => "primary" in slice),
    above,
  );
  const { lang, isDraft } = edition;
  const { localPhone: sitePhone, prices: all } = await loadChrome(edition);
  const prices = pricesIn(all, lang, country);
  const context = {
    lang,
    isDraft,
    hasHeading,
    form,
    prices,
    priced,
    guide,
    start,
    localPhone: siteConfig().localPhone,
    sitePhone,
  } satisfies SliceContext;
  const library = { ...components, ...replacements };
  const run = sliceRun();
  const runLibrary =
    run?.isSearch || run?.broken.size ? containSlices(library, run, documentId, isDraft === true || IS_DEVELOPMENT) : library;
  const outlined = isDraft ? await outlineSlices(runLibrary, documentId) : runLibrary;
  return (
    <>
      {isDraft && <RefusedLinks slices={contentSlices} lang={edition.requestedLang ?? lang} />}
      <SliceZone slices={contentSlices} components={outlined} context={context} defaultComponent={Nothing} />
    </>
  );
}

function Nothing() {
  return null;
}
