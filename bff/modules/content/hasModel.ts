import type { PrismicDocument } from "@prismicio/client";
import { manifest } from "./__generated__/manifest";

/** Whether this build knows a document's type: content may be ahead of the models. */
export function hasModel({ type }: PrismicDocument): boolean {
  return Object.hasOwn(manifest.documents, type);
}
