import type { Lang } from "../../site/i18n/languages";
import type { RetryMessages } from "./RetryNote";

/** Kiosks that the server could not get. */
export interface KiosksRetryProps {
  ids: string[];
  lang: Lang;
  /** Of the kiosks' names. */
  level: 2 | 3;
  messages: RetryMessages;
}
