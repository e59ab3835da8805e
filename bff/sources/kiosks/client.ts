import type { Http } from "../../lib/http";
import type { Log } from "../../lib/log";
import { parsePayload } from "../../lib/parsePayload";
import type { Kiosk } from "./kiosk";
import { kioskPayload, resultsPayload } from "./payload";
import { toKiosk } from "./toKiosk";

/** Name of this source in errors, logs and cache policies. */
export const KIOSKS = "kiosks";

/** Most ids that the backend takes in one call. */
export const MAX_IDS = 100;

/** The kiosks API of the product backend (docs/kiosks-api.yaml): the only code that knows its paths and names. */
export interface KiosksSource {
  /** Kiosks by location id, at most MAX_IDS; unknown ids are left out. */
  byIds(ids: readonly string[], signal?: AbortSignal): Promise<Map<string, Kiosk>>;
}

interface Deps {
  baseUrl: string;
  http: Http;
  log: Log;
}

export function createKiosksSource({ baseUrl, http, log }: Deps): KiosksSource {
  return {
    async byIds(ids, signal) {
      const url = new URL(`${baseUrl}/kiosks`);
      url.searchParams.set("ids", ids.join(","));
      const { results } = parsePayload(KIOSKS, resultsPayload, await http.getJson(url, { signal }));
      const kiosks = results.flatMap((entry) => {
        const parsed = kioskPayload.safeParse(entry);
        if (parsed.success) return [toKiosk(parsed.data)];
        log.warn({ source: KIOSKS, issues: parsed.error.issues }, "a kiosk does not fit its contract and is left out");
        return [];
      });
      return new Map(kiosks.map((kiosk) => [kiosk.locationId, kiosk]));
    },
  };
}
