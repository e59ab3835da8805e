import type { HTMLAttributes } from "react";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Filled in the browser by a script that loads when the browser is idle (consentElement.tsx). */
      "cookie-consent": HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>;
    }
  }
}

/** Fallback texts of the banner. */
export interface BannerWords {
  cookies: string;
  acceptCookies: string;
  declineCookies: string;
  privacy: string;
}

/** The slot of the cookie banner. It is empty in HTML: without JavaScript the tag manager cannot load, so there is nothing to ask. */
export function CookieConsent({ tagManagerId, lang }: { tagManagerId: string; lang: Lang }) {
  const { cookies, acceptCookies, declineCookies, privacy } = messagesOf(lang);
  const words: BannerWords = { cookies, acceptCookies, declineCookies, privacy };
  return (
    <cookie-consent
      data-tag-manager={tagManagerId}
      data-lang={lang}
      data-words={JSON.stringify(words)}
      // React does not touch the content of this element.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
