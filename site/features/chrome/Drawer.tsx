import { isFilled } from "@prismicio/client";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { ContentLink } from "../../ui/ContentLink/ContentLink";
import { Icon } from "../../ui/Icon/Icon";
import { Brand } from "./Brand";
import { CallButton } from "./CallButton";
import styles from "./Drawer.module.css";
import { LanguageSwitch } from "./LanguageSwitch";
import { currentAt, MenuList } from "./MenuList";
import type { LanguagePaths } from "./PageFrame";
import type { Chrome } from "./toChrome";

const ID = "site-menu";

interface DrawerProps {
  chrome: Chrome;
  lang: Lang;
  languagePaths: LanguagePaths;
}

/** Opens the drawer; the platform does so without JavaScript too, and gives the focus back to it. */
export function DrawerButton({ lang }: { lang: Lang }) {
  return (
    <button type="button" popoverTarget={ID} className={styles.opener} aria-label={messagesOf(lang).openMenu}>
      <Icon name="menu" size={24} />
    </button>
  );
}

/** Both menus, the call and the languages where the bar has no room for them. */
export function Drawer({ chrome, lang, languagePaths }: DrawerProps) {
  const messages = messagesOf(lang);
  const path = languagePaths[lang];
  const { entries } = chrome.products;
  // Their names and icons alone: the drawer is to show all its parts at once.
  const services = entries.filter(({ service }) => service).map((entry) => ({ ...entry, description: null, links: [] }));
  const others = entries.filter(({ service }) => !service).flatMap((entry) => (isFilled.link(entry.link) ? [entry] : entry.links));
  return (
    <div id={ID} popover="auto" className={styles.drawer}>
      <div className={styles.head}>
        <Brand chrome={chrome} lang={lang} />
        <button type="button" popoverTarget={ID} popoverTargetAction="hide" className={styles.closer} aria-label={messages.closeMenu}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <nav aria-label={messages.siteMenu} className={styles.menus}>
        <MenuList entries={services} path={path} />
        {chrome.call && <CallButton call={chrome.call} className={styles.call} />}
        <ul className={styles.company}>
          {[chrome.locator, ...others, ...chrome.company.entries].map((entry) => (
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
