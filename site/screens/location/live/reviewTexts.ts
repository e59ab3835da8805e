import type { Lang } from "../../../i18n/languages";
import { messagesOf } from "../../../i18n/messages";

/** The words around what visitors say of a store; what holds a number is in i18n/location.ts. */
export type ReviewTexts = ReturnType<typeof reviewTexts>;

/** Handed on to the browser, which has no catalogue of messages. */
export function reviewTexts(lang: Lang) {
  const { reviews, reviewsFrom } = messagesOf(lang);
  return { title: reviews, from: reviewsFrom };
}
