import type { HTMLAttributes } from "react";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Filled in the browser, by a script that comes once that is idle (consentElement.tsx). */
      "cookie-consent": HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>;
    }
  }
}

/** What the banner says where its editor left something out. */
export interface BannerWords {
  cookies: string;
  acceptCookies: string;
  declineCookies: string;
  privacy: string;
}

/** Where visitors are asked before the tag manager loads: empty, and nothing without JavaScript, which alone would load it. */
export function CookieConsent({ tagManagerId, lang }: { tagManagerId: string; lang: Lang }) {
  const { cookies, acceptCookies, declineCookies, privacy } = messagesOf(lang);
  const words: BannerWords = { cookies, acceptCookies, declineCookies, privacy };
  return (
    <cookie-consent
      data-tag-manager={tagManagerId}
      data-lang={lang}
      data-words={JSON.stringify(words)}
      // React leaves alone what stands within.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
