import type { z } from "zod";
import type { Bounds } from "../../lib/geo";
import type { Http, HttpInit, UpstreamCall } from "../../lib/http";
import type { OnChunk } from "../../lib/readBody";
import { createDailyNote } from "../../lib/dailyNote";
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

/** Maximum number of ids that the backend accepts in one call. */
export const MAX_IDS = 100;

/** Options of a call beside its query. */
export interface BackendCall extends UpstreamCall {
  /** The visitor's own token: sent as a bearer token, and the response belongs to this visitor only. */
  token?: string;
}

/** The kiosks API of the product backend (docs/kiosks-api.yaml): the only code that knows its paths and names. */
export interface KiosksSource {
  /** Returns kiosks by location id, for at most MAX_IDS ids; unknown ids are left out. */
  byIds(ids: readonly string[], call?: BackendCall): Promise<Map<string, Kiosk>>;
  /** Returns the kiosks in a box; when there are more than `limit`, the nearest to its middle. */
  inBounds(bounds: Bounds, limit: number, call?: BackendCall): Promise<Kiosk[]>;
  /**
   * Passes the whole network on in chunks, as parsePoints.ts reads them. When nothing has changed since the response with `etag`, it passes
   * nothing on and returns null.
   */
  network(etag: string | null, onChunk: OnChunk, signal?: AbortSignal): Promise<{ etag: string | null } | null>;
  /** Returns key designs of some groups, or on some blanks, in the catalogue's order. */
  keyDesigns(query: KeyDesignQuery, call?: BackendCall): Promise<KeyDesign[]>;
  /** Returns the stock of the kiosks in a box, by group. */
  stockIn(bounds: Bounds, call?: BackendCall): Promise<StockedGroup[]>;
}

interface Deps {
  baseUrl: string;
  /** Root of the pictures of key designs; ends in a slash. */
  designImagesUrl: string;
  http: Http;
  /** For the whole network at once, which takes longer and is larger than any other response. */
  bulkHttp: Http;
  log: Log;
}

export function createKiosksSource({ baseUrl, designImagesUrl, http, bulkHttp, log }: Deps): KiosksSource {
  let hasForeignImages = false;
  const toImagePath = createToImagePath(designImagesUrl, (address) => {
    // Logged once: a wrong root causes this for every picture.
    if (!hasForeignImages)
      log.warn(
        { source: KIOSKS, address, designImagesUrl },
        "pictures of key designs lie outside their root (KEY_DESIGN_IMAGES_URL) and are not shown",
      );
    hasForeignImages = true;
  });
  const { toKeyDesign, toStockedGroup } = createToKeyDesign(toImagePath);
  const noteHours = createDailyNote(log, { source: KIOSKS }, "kiosks have hours that make no sense; what they say is unknown");

  /** Parses entries one by one, so that an invalid one does not fail the others. */
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
    parseEach("kiosk", await getResults("/kiosks", query, call), kioskPayload).map((one) => toKiosk(one, noteHours));

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

function toInit({ token, ...call }: BackendCall = {}): HttpInit {
  return { ...call, headers: token ? { authorization: `Bearer ${token}` } : {} };
}

function toEdges({ minLat, maxLat, minLng, maxLng }: Bounds): Record<string, string> {
  return { minLat: String(minLat), maxLat: String(maxLat), minLng: String(minLng), maxLng: String(maxLng) };
}
