import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";

/** Why there are no contact details, as a visitor reads it: the error speaks English, all other languages have a sentence of ours. */
export function contactErrorText(error: string | null | undefined, lang: Lang): string {
  return (lang === "en-us" && error) || messagesOf(lang).contactMissing;
}
