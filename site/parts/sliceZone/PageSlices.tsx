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
  /** Whether the page has its h1 outside of these. */
  hasHeading?: boolean;
  /** What became of a form that was sent from the page. */
  form?: FormState | null;
  /** What a page shows in place of the library's component, by slice type. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as SliceZone has it: each component takes a slice of its own type
  instead?: Record<string, ComponentType<any>>;
}

/** A page's slices in the editor's order. One without a model, or of an unknown variation, is skipped; the BFF has logged it. */
export async function PageSlices({ slices, edition, hasHeading, form, instead }: PageSlicesProps) {
  // What the graph does not know comes without content, though its slice_type may be one that we have a component for.
  const known = slices.filter((slice) => "primary" in slice);
  const { lang, isDraft } = edition;
  const { localPhone: sitePhone } = await loadChrome(edition);
  const context = { lang, isDraft, hasHeading, form, localPhone: siteConfig().localPhone, sitePhone } satisfies SliceContext;
  return <SliceZone slices={known} components={{ ...components, ...instead }} context={context} defaultComponent={Nothing} />;
}

function Nothing() {
  return null;
}
