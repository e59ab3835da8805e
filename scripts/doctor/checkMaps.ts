import type { MapConfig } from "#site/config.ts";
import { ask, type AskOptions } from "./ask";
import { askForIds } from "./checkPlaces";
import { type Diagnosis, diagnosesOf } from "./diagnosis";
import { explainGoogle, reasonOf } from "./google";

const NAME = "maps";
const { ok, note, fault } = diagnosesOf(NAME);

/** A web site that no key allows. */
const STRANGER = "https://keyway-doctor.invalid/";

/** Reasons that leave a browser's key in order: Places need not be allowed for it. */
const FINE = ["API_KEY_SERVICE_BLOCKED", "SERVICE_DISABLED"];

interface MapsInput {
  map: MapConfig;
  siteUrl: string;
  placesUrl: string;
  /** The BFF's key. */
  placesKey: string;
}

/**
 * Checks the browser's key of Google Maps. Only Google's script in a browser can tell whether the Maps JavaScript API is enabled for it; a
 * free call to Places tells whether the key exists, and what it is restricted to.
 */
export async function checkMaps({ map, siteUrl, placesUrl, placesKey }: MapsInput, options: AskOptions): Promise<Diagnosis[]> {
  const key = map.googleKey!;
  if (key === placesKey)
    return [
      fault(
        "GOOGLE_MAPS_API_KEY is the key of GOOGLE_PLACES_API_KEY, and every browser gets it.",
        "Create two keys: one restricted to the site's address, one to the BFF's IP addresses.",
      ),
    ];
  const script = await ask({ upstream: NAME, variable: "GOOGLE_MAPS_URL", url: `${map.googleUrl}/maps/api/js` }, options);
  if (!script.answer) return [script.failure!];
  if (script.answer.status >= 400)
    return [fault(`Google's script answers ${script.answer.status}.`, "Check GOOGLE_MAPS_URL, and proxies in between.")];
  return [...(script.clock ? [script.clock] : []), await checkKey(key, siteUrl, placesUrl, options)];
}

async function checkKey(key: string, siteUrl: string, baseUrl: string, options: AskOptions): Promise<Diagnosis> {
  const common = { upstream: NAME, baseUrl, key };
  const fromSite = await askForIds({ ...common, referer: `${siteUrl}/` }, options);
  if (!fromSite.answer) return fromSite.failure!;
  const reason = reasonOf(fromSite.answer);
  if (reason === "API_KEY_HTTP_REFERRER_BLOCKED")
    return fault(`The key does not allow ${siteUrl}.`, `In the key's application restrictions, add ${siteUrl}/*.`);
  if (reason === "API_KEY_IP_ADDRESS_BLOCKED")
    return fault("The key is restricted to IP addresses, which browsers do not have.", `Restrict it to web sites: ${siteUrl}/*.`);
  if (FINE.includes(reason))
    return note(
      "Google knows the key. It is not for Places, so its restriction to web sites cannot be asked for.",
      `Check in Google Cloud's console that it is restricted to ${siteUrl}/*. Open /key-services/: the browser's console names errors.`,
    );
  const explanation = explainGoogle(fromSite.answer);
  if (explanation) return fault(explanation.message, explanation.remedy);
  const strange = await askForIds({ ...common, referer: STRANGER }, options);
  if (strange.answer && strange.answer.status < 400)
    return fault(
      "The key works on any web site: others can use it at your cost.",
      `Restrict it to ${siteUrl}/* and to the Maps JavaScript API in Google Cloud's console.`,
    );
  return ok(`Google accepts the key for ${siteUrl}.`);
}
