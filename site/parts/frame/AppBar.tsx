import type { Lang, LanguagePaths } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { ContentLink } from "../../ui/ContentLink/ContentLink";
import styles from "./AppBar.module.css";
import { Brand } from "./Brand";
import { CallButton } from "./CallButton";
import { Drawer, DrawerButton } from "./Drawer";
import { LanguageSwitch } from "./LanguageSwitch";
import { MainMenu } from "./MainMenu";
import { currentAt } from "./MenuList";
import { flatLinks } from "./menuLinks";
import type { Chrome } from "../chrome/chrome";

interface AppBarProps {
  chrome: Chrome;
  lang: Lang;
  languagePaths: LanguagePaths;
  /** False: only brand and call button, for a page without navigation. */
  hasMenus?: boolean;
}

/** The header's two rows: the company menu, which scrolls away, and the app bar, which stays at the top. */
export function AppBar({ chrome, lang, languagePaths, hasMenus = true }: AppBarProps) {
  const path = languagePaths[lang];
  return (
    <>
      {hasMenus && (
        <div className={styles.company}>
          <div className={`shell ${styles.companyRow}`}>
            <nav aria-label={chrome.company.title}>
              <ul className={styles.links}>
                {flatLinks(chrome.company.entries).map((entry) => (
                  <li key={entry.label}>
                    <ContentLink field={entry.link} className={styles.link} aria-current={currentAt(path, entry)}>
                      {entry.label}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </nav>
            <nav aria-label={messagesOf(lang).languages}>
              <LanguageSwitch lang={lang} languagePaths={languagePaths} look="row" />
            </nav>
          </div>
        </div>
      )}
      <div className={styles.bar}>
        <div className={`shell ${styles.row}`}>
          <Brand chrome={chrome} lang={lang} />
          {hasMenus && <MainMenu menu={chrome.products} lang={lang} path={path} />}
          <div className={styles.end}>
            {chrome.call && <CallButton call={chrome.call} isCompact />}
            {hasMenus && <DrawerButton lang={lang} />}
          </div>
        </div>
      </div>
      {hasMenus && <Drawer chrome={chrome} lang={lang} languagePaths={languagePaths} />}
    </>
  );
}
