import { SliceZone } from "@prismicio/react";
import { components } from "../../../slices";
import type { Lang } from "../../i18n/languages";
import type { Page } from "./loadPage";

/** A page's slices in the editor's order. One without a model, or of an unknown variation, is skipped; the BFF has logged it. */
export function PageSlices({ slices, lang }: { slices: Page["data"]["slices"]; lang: Lang }) {
  // What the graph does not know comes without content, though its slice_type may be one that we have a component for.
  const known = slices.filter((slice) => "primary" in slice);
  return <SliceZone slices={known} components={components} context={{ lang }} defaultComponent={Nothing} />;
}

function Nothing() {
  return null;
}
