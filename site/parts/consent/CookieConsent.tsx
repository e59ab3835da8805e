import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { ConsentIsland } from "./ConsentIsland";
import { CONSENT_ID } from "./consentChoice";

/**
 * The place of the cookie banner, in pages with a tag manager. It is empty in HTML: without JavaScript the tag manager cannot load, so
 * there is nothing to ask.
 */
export function CookieConsent({ tagManagerId, lang }: { tagManagerId: string; lang: Lang }) {
  const { cookies, acceptCookies, declineCookies, privacy } = messagesOf(lang);
  return (
    <div id={CONSENT_ID}>
      <ConsentIsland tagManagerId={tagManagerId} lang={lang} words={{ cookies, acceptCookies, declineCookies, privacy }} />
    </div>
  );
}
