import type { SliceLike } from "@prismicio/react";
import type { FaqListLiveFragment } from "../../bff/__generated__/operations";
import type { Edition } from "../../routing/edition";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import { PageSlices } from "../../parts/sliceZone/PageSlices";
import { faqPageData } from "../../parts/seo/faqData";

/** The page of all questions: its slices, and their structured data. */
export function FaqListScreen({ page, slices, edition }: { page: { id: string }; slices: readonly SliceLike[]; edition: Edition }) {
  const data = faqPageData([...questionsOn(slices).values()]);
  return (
    <>
      <PageSlices slices={slices} documentId={page.id} edition={edition} />
      {data && <JsonLd data={data} />}
    </>
  );
}

/** Returns the questions that the page shows with their answers, each once. */
function questionsOn(slices: readonly SliceLike[]) {
  const lists = slices as readonly ({ slice_type: string; variation?: string } & Partial<FaqListLiveFragment>)[];
  const open = lists.filter(({ slice_type, variation }) => slice_type === "faq_list" && variation !== "short");
  return new Map(open.flatMap(({ questions }) => questions ?? []).map(({ id, data }) => [id, data]));
}
