import type { SliceLike } from "@prismicio/react";
import type { FaqListLiveFragment } from "../../bff/__generated__/operations";
import type { Edition } from "../../routing/edition";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import { PageSlices } from "../../parts/sliceZone/PageSlices";
import { faqPageData } from "../../parts/seo/faqData";

/** All questions: the page's slices, the list of questions among them, and what search engines are told of it. */
export function FaqListScreen({ page, slices, edition }: { page: { id: string }; slices: readonly SliceLike[]; edition: Edition }) {
  const data = faqPageData([...questionsOn(slices).values()]);
  return (
    <>
      <PageSlices slices={slices} documentId={page.id} edition={edition} />
      {data && <JsonLd data={data} />}
    </>
  );
}

/** The questions that stand on the page with their answers, each once. */
function questionsOn(slices: readonly SliceLike[]) {
  const lists = slices as readonly ({ slice_type: string; variation?: string } & Partial<FaqListLiveFragment>)[];
  const open = lists.filter(({ slice_type, variation }) => slice_type === "faq_list" && variation !== "short");
  return new Map(open.flatMap(({ questions }) => questions ?? []).map(({ id, data }) => [id, data]));
}
