import type { Lang } from "../../i18n/languages";
import { locatorWords } from "../../i18n/locator";
import { messagesOf } from "../../i18n/messages";
import button from "../../ui/Button/Button.module.css";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./Pager.module.css";

/** Links to the pages before and after this one; nothing where one page is all. */
export function Pager({ path, page, pages, lang }: { path: string; page: number; pages: number; lang: Lang }) {
  if (pages < 2) return null;
  const messages = messagesOf(lang);
  const linkTo = (target: number, label: string, rel: string) => (
    <SiteLink href={pagePath(path, target)} rel={rel} className={`${button.button} ${button.outlined}`}>
      {label}
    </SiteLink>
  );
  return (
    <nav aria-label={messages.pages} className={styles.pager}>
      {page > 1 && linkTo(page - 1, messages.previousPage, "prev")}
      <p className={styles.here}>{locatorWords(lang).page(page, pages)}</p>
      {page < pages && linkTo(page + 1, messages.nextPage, "next")}
    </nav>
  );
}

/** The address of one page of a list: the first one has no number. */
export function pagePath(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
