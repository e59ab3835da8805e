import { type Content, isFilled, type RichTextField } from "@prismicio/client";
import type { LocksmithLocatorLiveFragment } from "#site/bff/__generated__/operations.ts";
import { LocksmithForm } from "#site/forms/locksmith/LocksmithForm.tsx";
import { messagesOf } from "#site/i18n/messages.ts";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionWords } from "#site/ui/SectionHead/SectionWords.tsx";
import { firstDialableNumber } from "#site/ui/toTel.ts";
import type { SliceProps } from "../sliceProps";
import styles from "./LocksmithLocator.module.css";

/**
 * A search for locksmiths where the visitor is locked out. The texts are the widget's; when they are unavailable the site's own replace
 * them, because the form matters most.
 */
export default function LocksmithLocator({
  slice,
  context: { lang, localPhone, sitePhone },
}: SliceProps<Content.LocksmithLocatorSlice, LocksmithLocatorLiveFragment>) {
  const { color, custom_color, curve } = slice.primary;
  const words = slice.widget?.data;
  const title = isFilled.richText(words?.title)
    ? words.title
    : ([{ type: "heading2", text: messagesOf(lang).lockedOutWhere, spans: [] }] satisfies RichTextField);
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <div className={styles.row}>
        <SectionWords title={title} text={words?.description}>
          <LocksmithForm words={words} number={firstDialableNumber(localPhone, words?.call_number, sitePhone)} lang={lang} />
        </SectionWords>
        {words?.image && <ContentImage field={words.image} className={styles.image} sizes="(min-width: 960px) 460px, 300px" />}
      </div>
    </Section>
  );
}
