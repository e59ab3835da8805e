import { type Content, isFilled } from "@prismicio/client";
import type { FaqListLiveFragment } from "#site/bff/__generated__/operations.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import { Unavailable } from "#site/ui/Unavailable/Unavailable.tsx";
import type { SliceProps } from "../sliceProps";
import styles from "./FaqList.module.css";
import { Groups } from "./Groups";
import { Topics } from "./Topics";

/** Frequently asked questions with answers, of one topic or of all, grouped by topic. */
export default function FaqList({ slice, context: { lang } }: SliceProps<Content.FaqListSlice, FaqListLiveFragment>) {
  const { title, description } = slice.primary;
  const isShort = slice.variation === "short";
  const isAll = slice.variation === "topics";
  const topic = slice.variation === "topics" ? null : slice.primary.topic;
  // Leaves out questions without an answer, or in the short variation without a page.
  const questions = slice.questions?.filter(
    ({ url, data }) => isFilled.keyText(data.question) && (isShort ? url : isFilled.richText(data.answer)),
  );
  const hasHead = isFilled.richText(title) || isFilled.richText(description);
  if (questions?.length === 0 && !hasHead) return null;
  const list = { questions: questions ?? [], lang, level: isFilled.richText(title) ? 3 : 2 } as const;
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      className={isAll && !hasHead ? styles.headless : undefined}
    >
      <div className={hasHead && !isAll ? styles.columns : undefined}>
        <SectionHead title={title} description={description} />
        <div>
          {isAll ? <Topics {...list} /> : <Groups {...list} isGrouped={!topic} isShort={isShort} />}
          {!slice.questions && <QuestionsUnavailable isAll={isAll} lang={lang} />}
        </div>
      </div>
    </Section>
  );
}

/** In place of questions that failed to load: a link to all questions, or a message on the page of all questions. */
function QuestionsUnavailable({ isAll, lang }: { isAll: boolean; lang: Lang }) {
  if (isAll) return <Unavailable message={messagesOf(lang).faqsMissing} lang={lang} />;
  return (
    <p className={styles.all}>
      <SiteLink href={withLang("/frequently-asked-questions/", lang)}>{messagesOf(lang).allQuestions}</SiteLink>
    </p>
  );
}
