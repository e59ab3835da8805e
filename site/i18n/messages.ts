import type { Lang } from "./languages";
import { english, type Messages } from "./messages.en-us";
import { french } from "./messages.fr-ca";

export type { Messages };

const MESSAGES: Record<Lang, Messages> = { "en-us": english, "fr-ca": french };

/** Returns the messages of a language. */
export function messagesOf(lang: Lang): Messages {
  return MESSAGES[lang];
}
