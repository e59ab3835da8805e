import type { PrismicDocument } from "@prismicio/client";
import { manifest } from "./__generated__/manifest";

/** Returns whether this build has a model for a document's type: content may be newer than the build. */
export function hasModel({ type }: PrismicDocument): boolean {
  return Object.hasOwn(manifest.documents, type);
}
