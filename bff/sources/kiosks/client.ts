import type { z } from "zod";
import type { Bounds } from "../../lib/geo";
import type { Http, HttpInit, UpstreamCall } from "../../lib/http";
import type { OnChunk } from "../../lib/readBody";
import type { Log } from "../../lib/log";
import { parsePayload } from "../../lib/parsePayload";
import { createToImagePath } from "./designImage";
import type { KeyDesign, KeyDesignQuery, StockedGroup } from "./keyDesign";
import type { Kiosk } from "./kiosk";
import { keyDesignPayload, kioskPayload, listPayload, resultsPayload, stockedGroupPayload } from "./payload";
import { createToKeyDesign } from "./toKeyDesign";
import { toKiosk } from "./toKiosk";

/** Name of this source in errors, logs and cache policies. */
export const KIOSKS = "kiosks";

/** Most ids that the backend takes in one call. */
export const MAX_IDS = 100;

/** How a call is made, beside what it asks. */
export interface BackendCall extends UpstreamCall {
  /** The visitor's own: sent as a bearer token, and the answer is this visitor's alone. */
  token?: string;
}

/** The kiosks API of the product backend (docs/kiosks-api.yaml): the only code that knows its paths and names. */
export interface KiosksSource {
  /** Kiosks by location id, at most MAX_IDS; unknown ids are left out. */
  byIds(ids: readonly string[], call?: BackendCall): Promise<Map<string, Kiosk>>;
  /** Kiosks in a box; where there are more than `limit`, the nearest to its middle. */
  inBounds(bounds: Bounds, limit: number, call?: BackendCall): Promise<Kiosk[]>;
  /**
   * The whole network, handed over piece by piece as parsePoints.ts reads it. Where nothing has changed since the answer
   * with `etag`, it hands over nothing, and is null.
   */
  network(etag: string | null, onChunk: OnChunk, signal?: AbortSignal): Promise<{ etag: string | null } | null>;
  /** Key designs of some groups, or printed on some blanks, in the catalogue's order. */
  keyDesigns(query: KeyDesignQuery, call?: BackendCall): Promise<KeyDesign[]>;
  /** What the kiosks in a box have in stock, by group. */
  stockIn(bounds: Bounds, call?: BackendCall): Promise<StockedGroup[]>;
}

interface Deps {
  baseUrl: string;
  /** Where the pictures of key designs must lie; ends in a slash. */
  designImagesUrl: string;
  http: Http;
  /** For the whole network at once, which takes longer and is larger than any other answer. */
  bulkHttp: Http;
  log: Log;
}

export function createKiosksSource({ baseUrl, designImagesUrl, http, bulkHttp, log }: Deps): KiosksSource {
  let hasForeignImages = false;
  const toImagePath = createToImagePath(designImagesUrl, (address) => {
    // A wrong root has this happen with every picture.
    if (!hasForeignImages)
      log.warn(
        { source: KIOSKS, address, designImagesUrl },
        "pictures of key designs lie outside their root (KEY_DESIGN_IMAGES_URL) and are not shown",
      );
    hasForeignImages = true;
  });
  const { toKeyDesign, toStockedGroup } = createToKeyDesign(toImagePath);

  /** Parses entry by entry, so that a bad one costs only itself. */
  const parseEach = <T extends z.ZodType>(what: string, entries: readonly unknown[], schema: T): z.output<T>[] =>
    entries.flatMap((entry) => {
      const parsed = schema.safeParse(entry);
      if (parsed.success) return [parsed.data];
      log.warn({ source: KIOSKS, issues: parsed.error.issues }, `a ${what} does not fit its contract and is left out`);
      return [];
    });

  const getResults = async (path: string, query: Record<string, string>, call?: BackendCall) => {
    const url = new URL(`${baseUrl}${path}`);
    url.search = new URLSearchParams(query).toString();
    return parsePayload(KIOSKS, resultsPayload, await http.getJson(url, toInit(call))).results;
  };
  const getKiosks = async (query: Record<string, string>, call?: BackendCall) =>
    parseEach("kiosk", await getResults("/kiosks", query, call), kioskPayload).map(toKiosk);

  return {
    async byIds(ids, call) {
      const kiosks = await getKiosks({ ids: ids.join(",") }, call);
      return new Map(kiosks.map((kiosk) => [kiosk.locationId, kiosk]));
    },

    inBounds: (bounds, limit, call) => getKiosks({ ...toEdges(bounds), limit: String(limit) }, call),

    async network(etag, onChunk, signal) {
      const headers: Record<string, string> = etag ? { "if-none-match": etag } : {};
      const response = await bulkHttp.getChunks(`${baseUrl}/kiosks/points`, onChunk, { headers, signal });
      return response.status === 304 ? null : { etag: response.headers.get("etag") };
    },

    async keyDesigns({ designGroupCodes, skuIds }, call) {
      const body = skuIds ? { designGroupCodes, skuIds } : { designGroupCodes };
      const payload = await http.postJson(`${baseUrl}/kiosks/key-designs`, body, toInit(call));
      return parseEach("key design", parsePayload(KIOSKS, listPayload, payload), keyDesignPayload).map(toKeyDesign);
    },

    async stockIn(bounds, call) {
      const results = await getResults("/kiosks/key-designs/by-coordinates", toEdges(bounds), call);
      return parseEach("design group", results, stockedGroupPayload).map(toStockedGroup);
    },
  };
}

function toInit({ signal, charge, token }: BackendCall = {}): HttpInit {
  return { signal, charge, headers: token ? { authorization: `Bearer ${token}` } : {} };
}

function toEdges({ minLat, maxLat, minLng, maxLng }: Bounds): Record<string, string> {
  return { minLat: String(minLat), maxLat: String(maxLat), minLng: String(minLng), maxLng: String(maxLng) };
}
