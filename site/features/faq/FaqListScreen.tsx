import { messagesOf } from "../../i18n/messages";
import type { Lang } from "../../i18n/languages";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import type { Page } from "../page/loadPage";
import { PageSlices } from "../page/PageSlices";
import { Unavailable } from "../status/Unavailable";
import { faqPageData } from "./faqData";
import { FaqTopics } from "./FaqTopics";
import { loadFaqs } from "./loadFaqs";

/** All questions: the editor's head of the page, the questions by topic, and whatever the editor put below them. */
export async function FaqListScreen({ page, lang }: { page: Page; lang: Lang }) {
  const [head, ...below] = page.data.slices;
  const faqs = await loadFaqs(lang);
  const data = faqs && faqPageData(faqs.map(({ data: { question, answer } }) => ({ question, answer })));
  return (
    <>
      {head && <PageSlices slices={[head]} lang={lang} />}
      {faqs ? <FaqTopics faqs={faqs} lang={lang} /> : <Unavailable message={messagesOf(lang).faqsMissing} lang={lang} />}
      <PageSlices slices={below} lang={lang} />
      {data && <JsonLd data={data} />}
    </>
  );
}
