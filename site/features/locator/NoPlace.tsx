import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { PlaceSearch } from "../locatorBar/PlaceSearch";
import styles from "./NoPlace.module.css";

/** Says that nothing goes by the name a visitor searched for, with the search as it was, above the list of what there is. */
export function NoPlace({ words, lang }: { words: string; lang: Lang }) {
  const messages = messagesOf(lang);
  return (
    <div className={styles.search}>
      <PlaceSearch action={withLang("/key-services/", lang)} label={messages.whereAreYou} button={messages.findKiosk} value={words} isInvalid>
        <p className={styles.fault}>{messages.noPlaceMatched.replace("{place}", () => words)}</p>
      </PlaceSearch>
    </div>
  );
}
