import type { ReactNode } from "react";
import { type LanguagePaths, toBcp47 } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { LocatorBar } from "../locatorBar/LocatorBar";
import { AppBar } from "./AppBar";
import { CallStrip } from "./CallStrip";
import { Footer } from "./Footer";
import styles from "./PageFrame.module.css";
import { type LayoutFields, toFrame } from "./layouts";
import { loadChrome } from "../chrome/loadChrome";

interface PageFrameProps {
  edition: Edition;
  languagePaths: LanguagePaths;
  /** Layout fields of the page's document. */
  layout?: LayoutFields;
  /** Texts beside the locksmith's number before the footer, when the page has its own. */
  callStrip?: { title: string; text: string };
  /** Whether the page has a search for kiosks, or leads back to one; the locator bar is then left out. */
  hasOwnSearch?: boolean;
  children: ReactNode;
}

/**
 * Header, main element, strips and footer around a page's content. They keep the visitor's language around a page that exists in English
 * only.
 */
export async function PageFrame({ edition, languagePaths, layout, callStrip, hasOwnSearch = false, children }: PageFrameProps) {
  const { requestedLang } = edition;
  const lang = requestedLang ?? edition.lang;
  const messages = messagesOf(lang);
  const chrome = await loadChrome({ ...edition, lang });
  const frame = toFrame(layout);
  const parts = { chrome, lang, languagePaths };
  const langAttribute = lang === edition.lang ? {} : { lang: toBcp47(lang) };
  const strip = callStrip ?? (frame.hasCallStrip ? { title: messages.noKeyTitle, text: messages.noKeyText } : null);
  return (
    <>
      {frame.hasHeader && (
        <header className={styles.header} {...langAttribute}>
          <AppBar {...parts} hasMenus={frame.hasHeaderMenus} />
          {frame.hasLocatorBar && !hasOwnSearch && chrome.locatorBar && <LocatorBar words={chrome.locatorBar} lang={lang} />}
        </header>
      )}
      <main id="content" tabIndex={-1} data-layout={frame.layout}>
        {requestedLang && (
          <p className={styles.note} lang={toBcp47(requestedLang)}>
            <span className="shell">{messages.shownInEnglish}</span>
          </p>
        )}
        {children}
      </main>
      <div {...langAttribute}>
        {strip && chrome.call && <CallStrip call={chrome.call} {...strip} label={messages.callNumber} look="ink" />}
        {frame.hasFooter && <Footer {...parts} hasMenus={frame.hasFooterMenus} />}
      </div>
    </>
  );
}
