import type { Lang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";

/** Texts around reviews; texts with a number are in i18n/location.ts. */
export type ReviewTexts = ReturnType<typeof reviewTexts>;

/** Returns the texts around reviews, as props for the browser, which loads no dictionary. */
export function reviewTexts(lang: Lang) {
  const { reviews, reviewsFrom } = messagesOf(lang);
  return { title: reviews, from: reviewsFrom };
}
