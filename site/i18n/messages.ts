import type { Lang } from "./languages";
import { english } from "./messages.en-us";
import { french } from "./messages.fr-ca";

/** English is the shape of every language. */
export type Messages = Record<keyof typeof english, string>;

const MESSAGES: Record<Lang, Messages> = { "en-us": english, "fr-ca": french };

/** The sentences of one language. */
export function messagesOf(lang: Lang): Messages {
  return MESSAGES[lang];
}
