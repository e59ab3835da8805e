import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { openDialog } from "../../ui/Dialog/openDialog";
import { CONSENT_ID, keepChoice, readChoice } from "./consentChoice";
import { CookieSettings } from "./CookieSettings";

/**
 * Opens the cookie settings in a dialog; the choice applies when it is saved. Without a tag manager the dialog says that there is nothing
 * optional.
 */
export function openCookieSettings(): void {
  const messages = messagesOf(document.documentElement.lang.toLowerCase() as Lang);
  const hasStatistics = document.getElementById(CONSENT_ID) !== null;
  let statistics = readChoice() === "all";
  openDialog({
    title: messages.cookieSettings,
    content: messages.cookieSettingsText,
    component: (
      <CookieSettings
        messages={messages}
        statistics={hasStatistics ? statistics : null}
        onStatistics={(isWanted) => (statistics = isWanted)}
      />
    ),
    ...(hasStatistics
      ? {
          buttonPrimary: { title: messages.save, action: () => keepChoice(statistics ? "all" : "necessary") },
          buttonSecondary: { title: messages.cancel },
        }
      : { buttonPrimary: { title: messages.close } }),
    closeLabel: messages.close,
  });
}
