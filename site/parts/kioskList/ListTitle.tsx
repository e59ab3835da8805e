import type { ReactNode } from "react";
import { type Lang, withLang } from "../../i18n/languages";
import { PageBreadcrumbs } from "../breadcrumbs/PageBreadcrumbs";
import styles from "./ListTitle.module.css";

interface ListTitleProps {
  /** Path of this screen, without language prefix and query. */
  path: string;
  /** Breadcrumbs between the home page and this page; paths without language prefix. */
  above: readonly { label: string; path: string }[];
  /** Short name for the last breadcrumb. */
  name: string;
  title: string;
  /** The title without Google's name of a place; undefined when the title has none. */
  titleWithoutGoogle?: string;
  hasMap: boolean;
  lang: Lang;
  /** What stands beside the title. */
  children: ReactNode;
}

/** Breadcrumbs and heading of a list. */
export function ListTitle({ path, above, name, title, titleWithoutGoogle, hasMap, lang, children }: ListTitleProps) {
  return (
    <>
      <PageBreadcrumbs
        lang={lang}
        url={withLang(path, lang)}
        above={above.map((page) => ({ label: page.label, href: withLang(page.path, lang) }))}
        name={name}
      />
      <div className={styles.line}>
        <h1>
          {titleWithoutGoogle === undefined ? (
            title
          ) : (
            <>
              <span data-of-google="">{title}</span>
              <span data-instead-of-google="">{titleWithoutGoogle}</span>
            </>
          )}
        </h1>
        {children}
      </div>
      {/* Google's name of a place needs its source, which a Google map would show. */}
      {titleWithoutGoogle !== undefined && !hasMap && (
        <p className={styles.source} translate="no">
          Google Maps
        </p>
      )}
    </>
  );
}
