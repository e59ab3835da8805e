import { type SliceLike, SliceZone } from "@prismicio/react";
import type { ComponentType } from "react";
import { components } from "../../../slices";
import type { SliceContext } from "../../../slices/sliceProps";
import { siteConfig } from "../../config";
import type { FormState } from "../../forms/formState";
import type { Edition } from "../../routing/edition";
import { loadChrome } from "../chrome/loadChrome";

interface PageSlicesProps {
  slices: readonly SliceLike[];
  edition: Edition;
  /** Whether the page has its h1 outside of these slices. */
  hasHeading?: boolean;
  /** State of a form that was sent from the page. */
  form?: FormState | null;
  /** Components that replace the library's, by slice type. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as in SliceZone: each component takes a slice of its own type
  instead?: Record<string, ComponentType<any>>;
}

/** A page's slices in the editor's order. Slices without a model or of an unknown variation are skipped; the BFF has logged them. */
export async function PageSlices({ slices, edition, hasHeading, form, instead }: PageSlicesProps) {
  // A slice that the graph does not know has no content, although the library may have a component for its slice_type.
  const known = slices.filter((slice) => "primary" in slice);
  const { lang, isDraft } = edition;
  const { localPhone: sitePhone } = await loadChrome(edition);
  const context = { lang, isDraft, hasHeading, form, localPhone: siteConfig().localPhone, sitePhone } satisfies SliceContext;
  return <SliceZone slices={known} components={{ ...components, ...instead }} context={context} defaultComponent={Nothing} />;
}

function Nothing() {
  return null;
}
