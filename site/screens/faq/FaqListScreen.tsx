import type { SliceLike } from "@prismicio/react";
import type { Edition } from "../../routing/edition";
import { PageSlices } from "../../parts/sliceZone/PageSlices";

/** The page of all questions: its slices. The structured data of a question is on the question's own page. */
export function FaqListScreen({ page, slices, edition }: { page: { id: string }; slices: readonly SliceLike[]; edition: Edition }) {
  return <PageSlices slices={slices} documentId={page.id} edition={edition} />;
}
