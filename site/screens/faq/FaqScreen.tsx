import { isFilled } from "@prismicio/client";
import { withAnchors } from "#shared/links/anchors.ts";
import { withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { topicId, topicName, toTopic } from "../../i18n/topics";
import type { Edition } from "../../routing/edition";
import { RichText } from "../../ui/RichText/RichText";
import { Section } from "../../ui/Section/Section";
import { PageSlices } from "../../parts/sliceZone/PageSlices";
import type { FaqPage } from "../../parts/content/pageTypes";
import { type Breadcrumb, PageBreadcrumbs } from "../../parts/breadcrumbs/PageBreadcrumbs";
import { neighboursOf } from "./neighboursOf";
import { FaqNeighbours, FaqRelated } from "./FaqNeighbours";
import styles from "./FaqScreen.module.css";
import { loadFaqs } from "./loadFaqs";

const LIST = "/frequently-asked-questions/";

/** One question with its answer, related questions, and links to the previous and next one. */
export async function FaqScreen({ page, edition }: { page: FaqPage; edition: Edition }) {
  const { lang } = edition;
  const { question, answer, slices } = page.data;
  const topic = toTopic(page.data.topic);
  const messages = messagesOf(lang);
  const { previous, next, related } = neighboursOf((await loadFaqs(lang)) ?? [], page.id);
  const list = withLang(LIST, lang);
  const above: Breadcrumb[] = [{ label: messages.allFaqs, href: list }];
  if (topic) above.push({ label: topicName(topic, lang), href: `${list}#${topicId(topic)}` });
  return (
    <>
      <article>
        <Section color="light blue" curve="bottom" className={styles.head}>
          <PageBreadcrumbs lang={lang} url={page.url ?? list} above={above} name={question || messages.faqs} endsAbove />
          {isFilled.keyText(question) && <h1 className={styles.question}>{question}</h1>}
        </Section>
        <div className={`shell ${styles.body}`}>
          <div className={styles.answer}>
            {isFilled.richText(answer) ? <RichText field={withAnchors(answer)} /> : <p>{messages.faqUnanswered}</p>}
          </div>
          {related.length > 0 && <FaqRelated faqs={related} topic={topic} lang={lang} />}
        </div>
      </article>
      <FaqNeighbours previous={previous} next={next} lang={lang} />
      <PageSlices slices={slices} documentId={page.id} edition={edition} />
    </>
  );
}
