import type { ReactNode } from "react";
import { type LanguagePaths, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { Section } from "../../ui/Section/Section";
import type { LayoutFields } from "../frame/layouts";
import { PageFrame } from "../frame/PageFrame";
import { OfferPlace } from "../locatorBar/OfferPlace";
import { PageBreadcrumbs } from "../breadcrumbs/PageBreadcrumbs";
import styles from "./DirectoryFrame.module.css";
import { pathsInAllLanguages } from "../directoryData/directoryMetadata";

interface DirectoryFrameProps {
  edition: Edition;
  /** Path of this page, without language prefix. */
  path: string;
  /** URLs of this page by language, when they differ in more than the prefix. */
  languagePaths?: LanguagePaths;
  /** Breadcrumbs between the home page and this page; paths without language prefix. */
  above: readonly { label: string; path: string }[];
  /** The list that the page belongs to; on narrow screens in place of the breadcrumbs. */
  back: { label: string; path: string };
  title: string;
  /** Short name for the last breadcrumb. */
  name: string;
  lead?: ReactNode;
  /** Further content of the head, below the lead. */
  more?: ReactNode;
  /** Content beside the text on wide screens. */
  aside?: ReactNode;
  /** Layout fields of the page's document. */
  layout?: LayoutFields;
  /** Texts beside the locksmith's number before the footer, when the layout has that strip. */
  callStrip?: { title: string; text: string };
  children: ReactNode;
}

/** Frame of a directory page: breadcrumbs and title on light blue, then the page's lists. */
export function DirectoryFrame({
  edition,
  path,
  languagePaths,
  above,
  back,
  title,
  name,
  lead,
  more,
  aside,
  layout,
  callStrip,
  children,
}: DirectoryFrameProps) {
  const { lang } = edition;
  return (
    <PageFrame
      edition={edition}
      languagePaths={languagePaths ?? pathsInAllLanguages(path)}
      layout={layout}
      callStrip={callStrip}
      hasOwnSearch
    >
      <div className={styles.ways}>
        <div className={`shell ${styles.way}`}>
          <SiteLink href={withLang(back.path, lang)} className={styles.back}>
            {back.label}
          </SiteLink>
          <OfferPlace href={withLang("/key-services/", lang)} label={messagesOf(lang).kiosksNearPlace} className={styles.near} />
        </div>
      </div>
      <Section color="light blue" curve="bottom" className={styles.head}>
        <div className={styles.row}>
          <div className={styles.words}>
            <PageBreadcrumbs
              lang={lang}
              url={withLang(path, lang)}
              above={above.map((page) => ({ label: page.label, href: withLang(page.path, lang) }))}
              name={name}
            />
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {more}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </Section>
      {children}
    </PageFrame>
  );
}
