import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import { buttonClass } from "../../ui/Button/Button";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { ROWS } from "../locator/listLimits";
import type { Listing } from "./listing";
import styles from "./ListPagination.module.css";
import { type LocatorState, printState } from "../locator/locatorState";

/** Link to the same list with more rows, at the first of them, and a link back when the page does not begin with the first row. */
export function ListPagination({
  listing: { rows, offset, count, total },
  state,
  path,
  lang,
}: {
  listing: Listing;
  state: LocatorState;
  path: string;
  lang: Lang;
}) {
  const [messages, words] = [messagesOf(lang), resultWords(lang)];
  const lastNumber = offset + rows.length;
  const rest = count - lastNumber;
  const page = Math.ceil(lastNumber / ROWS);
  if (offset === 0 && rest <= 0 && total <= count) return null;
  return (
    <nav aria-label={messages.pages} className={styles.end}>
      {rest > 0 && (
        <SiteLink
          href={`${path}${printState({ ...state, page: page + 1 })}#result-${lastNumber + 1}`}
          rel="next"
          className={buttonClass("outlined")}
        >
          {words.showMore(Math.min(ROWS, rest))}
        </SiteLink>
      )}
      <p className={styles.shown}>{rest <= 0 && total > count ? words.onlyNearest(count) : words.shown(lastNumber, count)}</p>
      {offset > 0 && (
        <SiteLink href={path + printState({ ...state, page: 1 })} rel="prev" className={styles.back}>
          {messages.toBeginning}
        </SiteLink>
      )}
    </nav>
  );
}
