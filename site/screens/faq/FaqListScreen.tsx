import type { SliceLike } from "@prismicio/react";
import type { FaqListLiveFragment } from "../../bff/__generated__/operations";
import type { Edition } from "../../routing/edition";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import type { Page } from "../../parts/content/loadPage";
import { PageSlices } from "../../parts/sliceZone/PageSlices";
import { withList } from "../../parts/sliceZone/withList";
import { faqPageData } from "../../parts/seo/faqData";
import { loadFaqs } from "./loadFaqs";

/** All questions: the page's slices, the list of questions among them, and what search engines are told of it. */
export async function FaqListScreen({ page, edition }: { page: Page; edition: Edition }) {
  const slices = await withList(page.data.slices, "faq_list", async () => ({
    variation: "topics",
    primary: { title: null, description: null },
    questions: await loadFaqs(edition.lang),
  }));
  const data = faqPageData([...questionsOn(slices).values()]);
  return (
    <>
      <PageSlices slices={slices} edition={edition} />
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
