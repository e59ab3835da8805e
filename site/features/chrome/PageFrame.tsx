import type { ReactNode } from "react";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { AppBar } from "./AppBar";
import { EnglishNote } from "./EnglishNote";
import { Footer } from "./Footer";

/** The addresses of a page in the languages it exists in; what is missing leads to that language's home. */
export type LanguagePaths = Partial<Record<Lang, string>>;

interface PageFrameProps {
  edition: Edition;
  languagePaths: LanguagePaths;
  children: ReactNode;
}

/** What stands around a page's content. */
export function PageFrame({ edition, languagePaths, children }: PageFrameProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        {messagesOf(edition.lang).skipToContent}
      </a>
      <AppBar edition={edition} languagePaths={languagePaths} />
      <main id="content" tabIndex={-1}>
        {edition.askedFor && <EnglishNote askedFor={edition.askedFor} />}
        {children}
      </main>
      <Footer lang={edition.lang} />
    </>
  );
}
