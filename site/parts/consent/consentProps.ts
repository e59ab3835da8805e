import type { Lang } from "../../i18n/languages";
import type { BannerWords } from "./CookieConsent";

export interface ConsentProps {
  /** The tag manager that waits for consent. */
  tagManagerId: string;
  lang: Lang;
  words: BannerWords;
}
