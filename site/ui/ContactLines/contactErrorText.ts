import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";

/** Returns the message for missing contact details: the error in English, our own message in other languages. */
export function contactErrorText(error: string | null | undefined, lang: Lang): string {
  return (lang === "en-us" && error) || messagesOf(lang).contactMissing;
}
