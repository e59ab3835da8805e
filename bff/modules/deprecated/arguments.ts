import type { Lang } from "../../../config/languages";
import { badInput } from "../../lib/errors";
import type { LatLng } from "../../lib/geo";
import { type ServiceKey } from "../../sources/kiosks/kiosk";
import { type ServiceSet, toServiceSet } from "../../sources/kiosks/serviceSet";
import { checkPoint, toRequiredServices } from "../kiosks/input";

/** Arguments by their current and former names. */
interface PointArguments {
  point?: LatLng | null;
  lat?: number | null;
  lng?: number | null;
}
interface FirstArguments {
  first: number;
  limit?: number | null;
}
export interface LanguageArguments {
  language: Lang;
  lang?: string | null;
}
interface ServiceArguments {
  offering?: readonly ServiceKey[] | null;
  services?: readonly string[] | null;
}

/** Returns the point asked for; throws when there is none, or it is not on the map. */
export function pointOf({ point, lat, lng }: PointArguments): LatLng {
  const found = point ?? (lat != null && lng != null ? { lat, lng } : null);
  if (!found) throw badInput("point is missing: give its lat and lng in degrees.");
  checkPoint(found);
  return found;
}

/** Returns the language asked for. The former argument overrides the current one, which has a default; it may be any text. */
export function languageOf({ language, lang }: LanguageArguments): string {
  return lang ?? language;
}

/** Returns how many entries are asked for. */
export function firstOf({ first, limit }: FirstArguments): number {
  return limit ?? first;
}

/** Returns the services that kiosks have to offer; throws when one is unknown. */
export function offeringOf({ offering, services }: ServiceArguments): ServiceSet {
  return toServiceSet(offering ?? []) | toRequiredServices(services);
}
