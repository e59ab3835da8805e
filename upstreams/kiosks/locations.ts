import { toJsonReply, type Call, type Reply } from "../lib/http";
import { createRandom } from "../lib/random";
import type { Box, Network } from "./network";
import { parseKiosksQuery, refuseOthers } from "./params";
import { toLocation, toPoint } from "./toLocation";

// Part of the ETag. Raise it when a code change alters the summary of an unchanged network.
const pointsVersion = 1;

/** Handles `GET /kiosks/{locationId}`. */
export function loadKiosk({ path, query }: Call, network: Network): Reply {
  refuseOthers(query, []);
  const locationId = path.slice("/kiosks/".length);
  const index = network.indexOf(locationId);
  return index === undefined
    ? toJsonReply(404, { message: `No location ${locationId}` })
    : toJsonReply(200, toLocation(network.spot(index)));
}

/** Handles `GET /kiosks`. */
export function listKiosks({ query }: Call, network: Network): Reply {
  const request = parseKiosksQuery(query);
  if ("ids" in request) {
    const indexes = request.ids.map(network.indexOf).filter((index) => index !== undefined);
    return toResultsReply(shuffle(indexes), network);
  }
  const inBox = network.within(request.box);
  const { limit = inBox.length } = request;
  const nearest = inBox.length > limit ? nearestFirst(inBox, request.box, network).slice(0, limit) : inBox;
  return toResultsReply(nearest, network);
}

function toResultsReply(indexes: readonly number[], network: Network): Reply {
  function* write() {
    yield '{"results":[';
    for (const [position, index] of indexes.entries()) {
      yield (position === 0 ? "" : ",") + JSON.stringify(toLocation(network.spot(index)));
    }
    yield "]}";
  }
  return {
    status: 200,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: write(),
  };
}

/** Handles `GET /kiosks/points`. */
export function streamPoints({ headers, query }: Call, network: Network): Reply {
  refuseOthers(query, []);
  const etag = `"points-${pointsVersion}-${network.count}"`;
  const caching = { etag, "cache-control": "no-cache" };
  const tags = headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (tags?.includes(etag) || tags?.includes("*")) return { status: 304, headers: caching };
  function* write() {
    for (let index = 0; index < network.count; index += 1) {
      yield `${JSON.stringify(toPoint(network.spot(index)))}\n`;
    }
  }
  return {
    status: 200,
    headers: { "content-type": "application/x-ndjson; charset=utf-8", ...caching },
    body: write(),
  };
}

// The API specifies no order, so the order is shuffled: callers must not rely on it.
function shuffle(indexes: readonly number[]): number[] {
  const keys = new Map(indexes.map((index) => [index, createRandom(index, "order").next()]));
  return [...indexes].sort((a, b) => keys.get(a)! - keys.get(b)!);
}

function nearestFirst(indexes: readonly number[], box: Box, network: Network): number[] {
  const middle = { lat: (box.minLat + box.maxLat) / 2, lng: (box.minLng + box.maxLng) / 2 };
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  const distances = new Map(
    indexes.map((index) => {
      const { lat, lng } = network.spot(index);
      return [index, Math.hypot(lat - middle.lat, (lng - middle.lng) * shrink)];
    }),
  );
  return [...indexes].sort((a, b) => distances.get(a)! - distances.get(b)!);
}
