import type { Lang, LanguagePaths } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { ContentLink } from "../../ui/ContentLink/ContentLink";
import { Icon } from "../../ui/Icon/Icon";
import { Brand } from "./Brand";
import { CallButton } from "./CallButton";
import styles from "./Drawer.module.css";
import { DrawerList } from "./DrawerList";
import { LanguageSwitch } from "./LanguageSwitch";
import { currentAt } from "./MenuList";
import type { Chrome } from "../chrome/chrome";

const ID = "site-menu";

interface DrawerProps {
  chrome: Chrome;
  lang: Lang;
  languagePaths: LanguagePaths;
}

/** Button that opens the drawer. It is a popover, which works without JavaScript and returns the focus to the button. */
export function DrawerButton({ lang }: { lang: Lang }) {
  return (
    <button type="button" popoverTarget={ID} className={styles.opener} aria-label={messagesOf(lang).openMenu}>
      <Icon name="menu" size={24} />
    </button>
  );
}

/** Drawer with both menus, the call button and the languages, for screens on which the bar has no room for them. */
export function Drawer({ chrome, lang, languagePaths }: DrawerProps) {
  const messages = messagesOf(lang);
  const path = languagePaths[lang];
  const [products, company] = [chrome.products.entries, chrome.company.entries];
  // Services and entries with a second level get a row each; other entries stand two in a row.
  const rows = [
    ...products.filter(({ service, links }) => service || links.length > 0),
    ...company.filter(({ links }) => links.length > 0),
  ];
  const others = [chrome.locator, ...[...products, ...company].filter((entry) => !rows.includes(entry))];
  return (
    <div id={ID} popover="auto" data-covers="body > :not(header), header > :not([popover])" className={styles.drawer}>
      <div className={styles.head}>
        <Brand chrome={chrome} lang={lang} />
        <button type="button" popoverTarget={ID} popoverTargetAction="hide" className={styles.closer} aria-label={messages.closeMenu}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <nav aria-label={messages.siteMenu} className={styles.menus}>
        <DrawerList entries={rows} path={path} />
        {chrome.call && <CallButton call={chrome.call} className={styles.call} />}
        <ul className={styles.others}>
          {others.map((entry) => (
            <li key={entry.label}>
              <ContentLink field={entry.link} className={styles.link} aria-current={currentAt(path, entry)}>
                {entry.label}
              </ContentLink>
            </li>
          ))}
        </ul>
        <LanguageSwitch lang={lang} languagePaths={languagePaths} look="panel" />
      </nav>
    </div>
  );
}
