import type { ReactNode } from "react";
import { withLang } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import { Section } from "../../ui/Section/Section";
import type { LayoutFields } from "../frame/layouts";
import type { LanguagePaths } from "../../i18n/languagePaths";
import { PageFrame } from "../frame/PageFrame";
import { PageBreadcrumbs } from "../breadcrumbs/PageBreadcrumbs";
import styles from "./DirectoryFrame.module.css";
import { pathsInAllLanguages } from "../directory/directoryMetadata";

interface DirectoryFrameProps {
  edition: Edition;
  /** Of this page, without language prefix. */
  path: string;
  /** Of this page in each language, where that is more than its path. */
  languagePaths?: LanguagePaths;
  /** The places above this one, below the home page; paths without language prefix. */
  above: readonly { label: string; path: string }[];
  title: string;
  /** Short, for the last crumb. */
  name: string;
  lead?: ReactNode;
  /** What else stands in the head, below the lead. */
  more?: ReactNode;
  /** What stands beside the words where there is room. */
  aside?: ReactNode;
  /** What an editor chose to stand around the page. */
  layout?: LayoutFields;
  /** What the locksmith's number before the footer says, where it stands there. */
  callStrip?: { title: string; text: string };
  children: ReactNode;
}

/** A page of the kiosks' directory: breadcrumbs, its title on light blue, and what it lists. */
export function DirectoryFrame({
  edition,
  path,
  languagePaths,
  above,
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
    <PageFrame edition={edition} languagePaths={languagePaths ?? pathsInAllLanguages(path)} layout={layout} callStrip={callStrip}>
      <Section color="light blue" curve="bottom" className={styles.head}>
        <div className={styles.row}>
          <div className={styles.words}>
            <PageBreadcrumbs
              lang={lang}
              url={withLang(path, lang)}
              above={above.map((place) => ({ label: place.label, href: withLang(place.path, lang) }))}
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
