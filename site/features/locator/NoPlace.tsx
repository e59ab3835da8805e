import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { LocatorState } from "./locatorHref";
import styles from "./NoPlace.module.css";
import { SearchBox } from "./SearchBox";

interface NoPlaceProps {
  asked: LocatorState;
  /** Whether it was searched for in vain, and `isSilent`, because nobody could say. */
  nothing?: { isSilent: boolean };
  lang: Lang;
}

/** The search above the list of what there is: as it was, where it found nothing, which it says; or for who has chosen services alone. */
export function NoPlace({ asked, nothing, lang }: NoPlaceProps) {
  const messages = messagesOf(lang);
  return (
    <div className={styles.search}>
      <SearchBox state={asked} value={asked.q} isInvalid={nothing !== undefined} lang={lang}>
        {nothing && <p className={styles.fault}>{nothing.isSilent ? messages.searchSilent : messages.noPlaceMatched.replace("{place}", () => asked.q ?? "")}</p>}
      </SearchBox>
    </div>
  );
}
