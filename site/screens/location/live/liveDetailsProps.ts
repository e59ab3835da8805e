import type { Lang } from "../../../i18n/languages";
import type { ReviewTexts } from "./reviewTexts";

export interface LiveDetailsProps {
  locationId: string;
  lat: number;
  lng: number;
  /** Whether Google knows the place. */
  isRated: boolean;
  lang: Lang;
  texts: ReviewTexts;
}
