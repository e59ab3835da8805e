import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { LANGS, toBcp47, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import styles from "./LanguageSwitch.module.css";
import type { LanguagePaths } from "./PageFrame";

const NAMES = { "en-us": "English", "fr-ca": "Français" };

/** Links to the same page in the other languages, each named in its own. */
export function LanguageSwitch({ edition, languagePaths }: { edition: Edition; languagePaths: LanguagePaths }) {
  return (
    <nav aria-label={messagesOf(edition.lang).languages}>
      <ul className={styles.list}>
        {LANGS.map((lang) => (
          <li key={lang}>
            <SiteLink
              href={languagePaths[lang] ?? withLang("/", lang)}
              lang={toBcp47(lang)}
              hrefLang={toBcp47(lang)}
              aria-current={lang === edition.lang ? "true" : undefined}
              className={styles.link}
            >
              {NAMES[lang]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
