import type { Lang } from "./languages";
import { english, type Messages } from "./messages.en-us";
import { french } from "./messages.fr-ca";

export type { Messages };

const MESSAGES: Record<Lang, Messages> = { "en-us": english, "fr-ca": french };

/** The sentences of one language. */
export function messagesOf(lang: Lang): Messages {
  return MESSAGES[lang];
}
