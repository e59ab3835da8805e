import type { BffConfig } from "#bff/config.ts";
import { ask, type Answer, type Reply, type AskOptions } from "./ask";
import { type Diagnosis, diagnosesOf } from "./diagnosis";
import { explainGoogle, reasonOf } from "./google";

const NAME = "places";
const { ok, fault } = diagnosesOf(NAME);

/** A search that asks for ids only, which Google does not bill. */
export function askForIds(
  { upstream, baseUrl, key, referer }: { upstream: string; baseUrl: string; key: string; referer?: string },
  options: AskOptions,
): Promise<Reply> {
  const headers = {
    "content-type": "application/json",
    "x-goog-api-key": key,
    "x-goog-fieldmask": "places.id",
    ...(referer !== undefined && { referer }),
  };
  const body = JSON.stringify({ textQuery: "Columbus, Ohio", pageSize: 1 });
  const init = { method: "POST", headers, body };
  return ask({ upstream, variable: "GOOGLE_PLACES_URL", url: `${baseUrl}/v1/places:searchText`, init }, options);
}

/** Checks the server key of Google Places. */
export async function checkPlaces({ places: { baseUrl, apiKey } }: BffConfig, options: AskOptions): Promise<Diagnosis[]> {
  const { answer, failure, clock } = await askForIds({ upstream: NAME, baseUrl, key: apiKey }, options);
  return [...(clock ? [clock] : []), answer ? diagnose(answer) : failure!];
}

function diagnose(answer: Answer): Diagnosis {
  if (reasonOf(answer) === "API_KEY_HTTP_REFERRER_BLOCKED")
    return fault(
      "The key is restricted to web sites, which only browsers name.",
      "Create a key for the BFF, restricted to its IP addresses and to Places API (New), and set GOOGLE_PLACES_API_KEY to it.",
    );
  const explanation = explainGoogle(answer);
  if (explanation) return fault(explanation.message, explanation.remedy);
  if (answer.status !== 200) return fault(`${answer.status} is answered in place of 200.`, "Check GOOGLE_PLACES_URL.");
  return ok("Google accepts the key.");
}
