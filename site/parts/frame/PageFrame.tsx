import type { ReactNode } from "react";
import type { LanguagePaths } from "../../i18n/languagePaths";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { LocatorBar } from "../locatorBar/LocatorBar";
import { AppBar } from "./AppBar";
import { CallStrip } from "./CallStrip";
import { EnglishNote } from "./EnglishNote";
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
  /** True when the page is a search for kiosks; the locator bar is then left out. */
  isSearch?: boolean;
  children: ReactNode;
}

/** Header, main element, strips and footer around a page's content. */
export async function PageFrame({ edition, languagePaths, layout, callStrip, isSearch = false, children }: PageFrameProps) {
  const { lang, askedFor } = edition;
  const messages = messagesOf(lang);
  const chrome = await loadChrome(edition);
  const frame = toFrame(layout);
  const parts = { chrome, lang, languagePaths };
  const strip = callStrip ?? (frame.hasCallStrip ? { title: messages.noKeyTitle, text: messages.noKeyText } : null);
  return (
    <>
      {frame.hasHeader && (
        <header className={styles.header}>
          <AppBar {...parts} hasMenus={frame.hasHeaderMenus} />
          {frame.hasLocatorBar && !isSearch && chrome.locatorBar && <LocatorBar words={chrome.locatorBar} lang={lang} />}
        </header>
      )}
      <main id="content" tabIndex={-1} data-layout={frame.layout}>
        {askedFor && <EnglishNote askedFor={askedFor} />}
        {children}
      </main>
      {strip && chrome.call && <CallStrip call={chrome.call} {...strip} label={messages.callNumber} look="ink" />}
      {frame.hasFooter && <Footer {...parts} hasMenus={frame.hasFooterMenus} />}
    </>
  );
}
