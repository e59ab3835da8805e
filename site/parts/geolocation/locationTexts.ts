import type { LocationTextsQuery } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { LocationFailure } from "./locate";

/** Texts around the request for a position, and for each failure. */
export interface LocationTexts extends Record<LocationFailure, string> {
  /** Why the site asks for it and what it does with it. */
  offer: string;
  use: string;
  asking: string;
  retry: string;
  dismiss: string;
}

type Fields = NonNullable<LocationTextsQuery["geolocationSnackbar"]>["data"];

/** Returns the editor's texts; the site's own replace those that are empty. */
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
