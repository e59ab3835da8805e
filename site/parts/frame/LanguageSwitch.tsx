import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { type Lang, LANGS, type LanguagePaths, toBcp47, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import styles from "./LanguageSwitch.module.css";

const NAMES = { "en-us": "English", "fr-ca": "Français" };

interface LanguageSwitchProps {
  lang: Lang;
  languagePaths: LanguagePaths;
  look: "row" | "panel" | "footer";
}

/** Links to this page in the other languages, each labelled in its own language. */
export function LanguageSwitch({ lang: pageLang, languagePaths, look }: LanguageSwitchProps) {
  return (
    <ul className={`${styles.list} ${styles[look]}`} aria-label={messagesOf(pageLang).languages}>
      {LANGS.map((lang) => (
        <li key={lang}>
          <SiteLink
            href={languagePaths[lang] ?? withLang("/", lang)}
            lang={toBcp47(lang)}
            hrefLang={toBcp47(lang)}
            aria-current={lang === pageLang ? "true" : undefined}
            className={styles.link}
          >
            {NAMES[lang]}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
