import type { LocationTextsQuery } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { LocationFailure } from "./locate";

/** What is said while a position is asked for, and where there is none. */
export interface LocationTexts extends Record<LocationFailure, string> {
  /** Why it is asked for, and what becomes of it. */
  offer: string;
  use: string;
  asking: string;
  retry: string;
  dismiss: string;
}

type Fields = NonNullable<LocationTextsQuery["geolocation_snackbar"]>["data"];

/** The editor's texts, with the site's own where one is missing. */
export function toLocationTexts(fields: Fields | null | undefined, lang: Lang): LocationTexts {
  const messages = messagesOf(lang);
  return {
    offer: fields?.message || messages.locationOffer,
    use: fields?.allow_label || messages.useMyLocation,
    asking: messages.locating,
    retry: messages.tryAgain,
    dismiss: fields?.dismiss_label || messages.notNow,
    denied: fields?.denied_message || messages.locationDenied,
    timeout: fields?.timeout_message || messages.locationTimeout,
    unsupported: fields?.unsupported_message || messages.locationUnsupported,
  };
}
