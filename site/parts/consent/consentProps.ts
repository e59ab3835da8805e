import type { Lang } from "../../i18n/languages";
import type { BannerWords } from "./CookieConsent";

export interface ConsentProps {
  /** Id of the tag manager that loads after consent. */
  tagManagerId: string;
  lang: Lang;
  words: BannerWords;
}
