import type { Network } from "../kiosks/network";
import { BodyTooLarge, toJsonReply, type Call } from "../lib/http";
import type { Upstream } from "../lib/mount";
import { autocompleteBody, suggest } from "./autocomplete";
import { detailsQuery, loadPlace } from "./details";
import { placesFaultReplies } from "./faultReplies";
import { applyFieldMask, parseFieldMask, toTier, type FieldMask } from "./fieldMask";
import { createGazetteer, type Gazetteer } from "./gazetteer";
import { createInvalidArgument, GoogleError, toErrorInfo, toErrorReply } from "./googleError";
import { createLedger, tiers, type Ledger, type Tier } from "./ledger";
import { autocompleteFields, placeFields, searchFields } from "./placeFields";
import { parseBody, parseQuery } from "./request";
import { searchBody, searchPlaces } from "./searchText";
import { toPlace } from "./toPlace";

type LoadGazetteer = () => Promise<Gazetteer>;

/** Creates the upstream of Google's Places API (New), with the cities and kiosks of a network as places. */
export function createPlacesUpstream(loadNetwork: () => Promise<Network>): Upstream {
  const ledger = createLedger();
  let gazetteer: Promise<Gazetteer> | undefined;
  const loadGazetteer = () => (gazetteer ??= loadNetwork().then(createGazetteer));
  return {
    ledger,
    faultReplies: placesFaultReplies,
    async handle(call) {
      try {
        checkKey(call.headers["x-goog-api-key"]);
        const answer = await answerCall(call, loadGazetteer, ledger);
        return toJsonReply(200, answer ?? {}, { "cache-control": "private" });
      } catch (error) {
        if (error instanceof GoogleError) return toErrorReply(error);
        if (error instanceof BodyTooLarge) return toErrorReply(new GoogleError(413, error.message));
        throw error;
      }
    },
  };
}

function answerCall(call: Call, load: LoadGazetteer, ledger: Ledger): Promise<unknown> {
  const mask = call.headers["x-goog-fieldmask"]?.toString();
  const [, placeId] = /^\/v1\/places\/([^/:]+)$/.exec(call.path) ?? [];
  if (call.method === "GET" && placeId !== undefined) {
    return answerDetails(decodeId(placeId), call, parseFieldMask(mask, placeFields), load, ledger);
  }
  switch (`${call.method} ${call.path}`) {
    case "POST /v1/places:autocomplete":
      return answerAutocomplete(call, parseFieldMask(mask ?? "*", autocompleteFields), load, ledger);
    case "POST /v1/places:searchText":
      return answerSearch(call, parseFieldMask(mask, searchFields), load, ledger);
    default:
      throw new GoogleError(404, `Method not found: ${call.method} ${call.path}.`);
  }
}

async function answerAutocomplete(call: Call, mask: FieldMask, load: LoadGazetteer, ledger: Ledger) {
  refuseQuery(call);
  const body = parseBody(await call.readBody(), autocompleteBody);
  const answer = suggest(body, await load());
  ledger.bookAutocomplete(body.sessionToken);
  return applyFieldMask(answer, mask);
}

async function answerSearch(call: Call, mask: FieldMask, load: LoadGazetteer, ledger: Ledger) {
  refuseQuery(call);
  const body = parseBody(await call.readBody(), searchBody);
  const { entries, nextPageToken } = searchPlaces(body, await load());
  ledger.bookSearch(toSearchTier(mask));
  const places = entries.map((entry) => toPlace(entry, body.languageCode));
  return applyFieldMask({ ...(places.length > 0 && { places }), nextPageToken }, mask);
}

async function answerDetails(placeId: string, call: Call, mask: FieldMask, load: LoadGazetteer, ledger: Ledger) {
  const query = parseQuery(call.query, detailsQuery);
  const place = loadPlace(placeId, query, await load());
  ledger.bookDetails(query.sessionToken, toTier(mask));
  return applyFieldMask(place, mask);
}

function checkKey(key: string | string[] | undefined): void {
  if (!key) {
    throw new GoogleError(
      403,
      "Method doesn't allow unregistered callers (callers without established identity). " +
        "Please use API Key or other form of API consumer identity to call this API.",
    );
  }
  if (key === "invalid") {
    throw new GoogleError(400, "API key not valid. Please pass a valid API key.", [toErrorInfo("API_KEY_INVALID")]);
  }
}

function refuseQuery({ query }: Call): void {
  const [name] = query.keys();
  if (name === undefined) return;
  const reason = "Cannot bind query parameter. Field could not be found in request message.";
  throw createInvalidArgument(`Invalid JSON payload received. Unknown name "${name}": ${reason}`, name);
}

// Fields of the tier "essentials" are billed at a higher tier in searches.
function toSearchTier(mask: FieldMask): Tier {
  const ofPlaces = mask === true ? mask : (mask.places ?? {});
  const tier = toTier(ofPlaces);
  return tiers.indexOf(tier) === tiers.indexOf("essentials") ? "pro" : tier;
}

function decodeId(placeId: string): string {
  try {
    return decodeURIComponent(placeId);
  } catch {
    return placeId;
  }
}
