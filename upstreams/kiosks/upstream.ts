import type { Fault } from "../lib/faults";
import { toJsonReply, type Call, type Reply } from "../lib/http";
import type { Upstream } from "../lib/mount";
import { toRetryAfterHeader } from "../lib/playFault";
import { createRandom } from "../lib/random";
import type { Box, Network } from "./network";
import { BadRequest, parseKiosksQuery, refuseOthers } from "./params";
import { toLocation, toPoint } from "./toLocation";

// Part of the ETag: to be raised whenever the summary of an unchanged network comes out different.
const pointsVersion = 1;

/** The product backend: an upstream that is slow to answer for the first time only. */
export interface KiosksUpstream extends Upstream {
  /** Builds the network ahead of the first request. */
  warmUp(): Promise<void>;
}

/** The product backend, with a network of `count` kiosks. */
export function createKiosksUpstream({ count }: { count: number }): KiosksUpstream {
  let network: Promise<Network> | undefined;
  // Reading the world's cities takes longer than all the rest of a start.
  const loadNetwork = () =>
    (network ??= import("./network").then(({ createNetwork }) => createNetwork(count)));
  return {
    async warmUp() {
      await loadNetwork();
    },
    faultReplies: {
      "429": (fault) =>
        toJsonReply(429, { message: "Too many requests" }, toRetryAfterHeader(fault)),
      "5xx": ({ status = 500 }: Fault) => toJsonReply(status, { message: "Unavailable" }),
    },
    async handle(call) {
      if (!/^\/kiosks(\/[^/]+)?$/.test(call.path)) {
        return toJsonReply(404, { message: `Nothing at ${call.path}` });
      }
      if (call.method !== "GET") {
        return toJsonReply(405, { message: `${call.method} is not allowed` }, { allow: "GET" });
      }
      try {
        return answer(call, await loadNetwork());
      } catch (error) {
        if (error instanceof BadRequest) return toJsonReply(400, { message: error.message });
        throw error;
      }
    },
  };
}

function answer(call: Call, network: Network): Reply {
  const [, , part] = call.path.split("/");
  if (part === undefined) return listKiosks(call, network);
  refuseOthers(call.query, []);
  if (part === "points") return streamPoints(call, network);
  const index = network.indexOf(part);
  return index === undefined
    ? toJsonReply(404, { message: `No location ${part}` })
    : toJsonReply(200, toLocation(network.spot(index)));
}

function listKiosks({ query }: Call, network: Network): Reply {
  const asked = parseKiosksQuery(query);
  if ("ids" in asked) {
    const known = asked.ids.map(network.indexOf).filter((index) => index !== undefined);
    return toResultsReply(shuffle(known), network);
  }
  const found = network.within(asked.box);
  const { limit = found.length } = asked;
  const kept = found.length > limit ? nearestFirst(found, asked.box, network).slice(0, limit) : found;
  return toResultsReply(kept, network);
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

function streamPoints({ headers }: Call, network: Network): Reply {
  const etag = `"points-${pointsVersion}-${network.count}"`;
  const caching = { etag, "cache-control": "no-cache" };
  const known = headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known?.includes(etag) || known?.includes("*")) return { status: 304, headers: caching };
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

// No order is promised, so none is kept that a caller could come to rely on.
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
