import { type Content, isFilled } from "@prismicio/client";
import type { FaqEntryFragment, FaqListLiveFragment } from "../../site/bff/__generated__/operations";
import { type Lang, withLang } from "../../site/i18n/languages";
import { messagesOf } from "../../site/i18n/messages";
import { SectionHead } from "../../site/ui/SectionHead/SectionHead";
import { SiteLink } from "../../site/ui/SiteLink/SiteLink";
import type { SliceProps } from "../sliceProps";
import styles from "./FaqList.module.css";
import { QuestionLinks } from "./QuestionLinks";
import { Questions } from "./Questions";
import { groupByTopic } from "./topics";

/** Frequently asked questions with their answers, of one topic or of all, each topic below its heading. */
export default function FaqList({ slice, context: { lang } }: SliceProps<Content.FaqListSlice, FaqListLiveFragment>) {
  const { title, description, topic } = slice.primary;
  const isShort = slice.variation === "short";
  // One that opens to nothing, or leads nowhere, is no use.
  const questions = slice.questions?.filter(({ url, data }) => isFilled.keyText(data.question) && (isShort ? url : isFilled.richText(data.answer)));
  const hasHead = isFilled.richText(title) || isFilled.richText(description);
  return (
    <section data-slice-type={slice.slice_type} data-slice-variation={slice.variation} className={styles.section}>
      <div className={`shell ${hasHead ? styles.columns : ""}`}>
        <SectionHead title={title} description={description} />
        <div>
          {questions && questions.length > 0 && (
            <Groups questions={questions} lang={lang} isGrouped={!topic} isShort={isShort} level={isFilled.richText(title) ? 3 : 2} />
          )}
          {/* Undefined, not null: in the simulator, which knows no live data. Only editors see this. */}
          {slice.questions === undefined && <p>Live on the site: {topic ? `questions of the topic ${topic}` : "questions of all topics"}.</p>}
          {slice.questions === null && (
            <p className={styles.all}>
              <SiteLink href={withLang("/frequently-asked-questions/", lang)}>{messagesOf(lang).allQuestions}</SiteLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

interface GroupsProps {
  questions: readonly FaqEntryFragment[];
  lang: Lang;
  isGrouped: boolean;
  isShort: boolean;
  level: 2 | 3;
}

function Groups({ questions, lang, isGrouped, isShort, level }: GroupsProps) {
  const List = isShort ? QuestionLinks : Questions;
  const groups = groupByTopic(questions, lang);
  // A heading over all there is would say nothing that the section's own does not.
  if (!isGrouped || groups.length === 1) return <List questions={questions} lang={lang} />;
  const Heading = `h${level}` as const;
  return groups.map(({ key, heading, questions: ofTopic }) => (
    <div key={key} className={styles.group}>
      <Heading className={styles.topic}>{heading}</Heading>
      <List questions={ofTopic} lang={lang} />
    </div>
  ));
}
