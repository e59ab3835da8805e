import type { Lang } from "../../i18n/languages";
import type { Messages } from "../../i18n/messages";

/** What a visitor agreed to: all cookies, or only the necessary ones. */
export type Choice = "all" | "necessary";

/** What the banner needs of its page. */
export interface ConsentProps {
  /** Id of the tag manager that loads after consent. */
  tagManagerId: string;
  lang: Lang;
  /** Texts for those that the editor has left out. */
  words: Pick<Messages, "cookies" | "acceptCookies" | "declineCookies" | "privacy">;
}

/** Id of the element of a page that has a tag manager. */
export const CONSENT_ID = "cookie-consent";

/** The cookie that holds the choice. */
const NAME = "consent";
/** Half a year; then the banner asks again. */
const MAX_AGE_S = 180 * 24 * 60 * 60;

/** The choice on the current page, for browsers that refuse cookies. */
let pageChoice: Choice | null = null;
const listeners = new Set<() => void>();

/** Returns the choice stored on this device; null before the first choice. */
export function readChoice(): Choice | null {
  const storedChoice = /(?:^|;\s*)consent=(all|necessary)(?:;|$)/.exec(document.cookie)?.[1];
  return (storedChoice as Choice | undefined) ?? pageChoice;
}

/** Stores a choice and calls the listeners. */
export function keepChoice(choice: Choice): void {
  pageChoice = choice;
  document.cookie = `${NAME}=${choice}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
  for (const listener of listeners) listener();
}

/** Calls a listener after each choice on this page. Returns a function that unsubscribes it. */
export function subscribeToChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
