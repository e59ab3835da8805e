import type { Lang } from "#site/i18n/languages.ts";
import type { ReviewTexts } from "./reviewTexts";

export interface LiveDetailsProps {
  locationId: string;
  /** Null when it is unknown. */
  at: { lat: number; lng: number } | null;
  /** Of the kiosk: `US` or `CA`. */
  country: string | null;
  /** Whether the store has a Google place id. */
  isRated: boolean;
  lang: Lang;
  texts: ReviewTexts;
}
