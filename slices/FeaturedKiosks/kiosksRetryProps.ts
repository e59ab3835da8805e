import type { Lang } from "#site/i18n/languages.ts";
import type { RetryMessages } from "./RetryNote";

/** Kiosks that the server failed to load. */
export interface KiosksRetryProps {
  ids: string[];
  lang: Lang;
  /** Heading level of the kiosks' names. */
  level: 2 | 3;
  messages: RetryMessages;
}
