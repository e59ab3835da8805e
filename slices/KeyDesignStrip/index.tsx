import { type Content, isFilled } from "@prismicio/client";
import type { KeyDesignStripLiveFragment } from "#site/bff/__generated__/operations.ts";
import { withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { SiteButtonLink } from "#site/ui/Button/ButtonLink.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import { DesignKeys } from "./DesignKeys";
import styles from "./KeyDesignStrip.module.css";

/** Key designs of some groups, on a rack that scrolls sideways or as tiles beside the text. Each links to itself in the gallery. */
export default function KeyDesignStrip({ slice, context: { lang } }: SliceProps<Content.KeyDesignStripSlice, KeyDesignStripLiveFragment>) {
  const { title, description, color, custom_color, curve } = slice.primary;
  const messages = messagesOf(lang);
  const look = slice.variation === "grid" ? "grid" : "rack";
  const hasHead = isFilled.richText(title) || isFilled.richText(description);
  const { designs } = slice;
  if (!hasHead && designs?.length === 0) return null;
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <div className={styles[`${look}Layout`]}>
        <div className={styles.head}>
          <SectionHead title={title} description={description} />
          <div className={styles.way}>
            <SiteButtonLink href={withLang("/key-gallery/", lang)} look="outlined">
              {messages.allDesignsButton}
            </SiteButtonLink>
          </div>
        </div>
        {!designs && <p className={styles.missing}>{messages.designsMissing}</p>}
        {designs && designs.length > 0 && <DesignKeys designs={designs} look={look} lang={lang} />}
      </div>
    </Section>
  );
}
