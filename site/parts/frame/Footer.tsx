import type { Lang, LanguagePaths } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { ContentLink } from "../../ui/ContentLink/ContentLink";
import { Brand } from "./Brand";
import { linkTo } from "../chrome/builtInMenus";
import { CallButton } from "./CallButton";
import { ContactDetails } from "./ContactDetails";
import styles from "./Footer.module.css";
import { LanguageSwitch } from "./LanguageSwitch";
import { currentAt } from "./MenuList";
import { flatLinks } from "./menuLinks";
import type { Chrome, MenuLink } from "../chrome/chrome";

interface FooterProps {
  chrome: Chrome;
  lang: Lang;
  languagePaths: LanguagePaths;
  /** False: only the legal line. */
  hasMenus?: boolean;
}

/** Footer: contact details, both menus and the legal line. */
export function Footer({ chrome, lang, languagePaths, hasMenus = true }: FooterProps) {
  const messages = messagesOf(lang);
  const path = languagePaths[lang];
  const { entries } = chrome.products;
  const services = flatLinks(entries.filter(({ service }) => service));
  const others = flatLinks(entries.filter(({ service }) => !service));
  const legal: MenuLink[] = [
    { label: messages.privacy, link: linkTo("/privacy-policy/", lang), description: null },
    { label: messages.terms, link: linkTo("/terms/", lang), description: null },
    { label: messages.patents, link: linkTo("/patents/", lang), description: null },
  ];
  return (
    <footer className={styles.footer}>
      <div className="shell">
        {hasMenus && (
          <div className={styles.columns}>
            <div className={styles.contact}>
              <Brand chrome={chrome} lang={lang} className={styles.brand} />
              <ContactDetails chrome={chrome} lang={lang} />
              {chrome.call && <CallButton call={chrome.call} />}
            </div>
            <nav aria-label={messages.footerMenu} className={styles.menus}>
              <Column title={chrome.products.title} links={services} path={path} />
              <Column title={messages.find} links={[chrome.locator, ...others]} path={path} />
              <Column title={chrome.company.title} links={flatLinks(chrome.company.entries)} path={path} />
            </nav>
          </div>
        )}
        <div className={styles.legal}>
          <p>
            © {chrome.year} {chrome.brand}. {messages.rights}
          </p>
          <ul className={styles.legalLinks}>
            {legal.map((one) => (
              <li key={one.label}>
                <ContentLink field={one.link} className={styles.link} aria-current={currentAt(path, one)}>
                  {one.label}
                </ContentLink>
              </li>
            ))}
            <li className={styles.settings}>
              {/* site/instrumentation-client listens for its clicks. */}
              <button type="button" className={styles.link} aria-haspopup="dialog" data-cookie-settings>
                {chrome.cookieSettings}
              </button>
            </li>
          </ul>
          <LanguageSwitch lang={lang} languagePaths={languagePaths} look="footer" />
          <p className={styles.credits}>{messages.credits}</p>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links, path }: { title: string; links: readonly MenuLink[]; path: string | undefined }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map((one) => (
          <li key={one.label}>
            <ContentLink field={one.link} className={styles.link} aria-current={currentAt(path, one)}>
              {one.label}
            </ContentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
