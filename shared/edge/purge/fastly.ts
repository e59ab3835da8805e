import { z } from "zod";
import type { CdnConfig } from "../config";
import type { Purger } from "./purger";
import { sendPurge, toJson } from "./sendPurge";

/** An id of the purge for each key. */
const confirmation = z.record(z.string(), z.string());

/** Creates the purger of a Fastly service. It is not soft: Fastly would send what is stale once more while it fetches the new page. */
export function createFastly({ address, zone, token }: Extract<CdnConfig, { zone: string }>): Purger {
  return {
    async purge(keys) {
      const answer = await sendPurge(`${address}/service/${zone}/purge`, {
        method: "POST",
        headers: { "fastly-key": token, "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ surrogate_keys: keys }),
      });
      const { data: ids } = confirmation.safeParse(toJson(answer));
      if (!ids || keys.some((key) => !ids[key])) throw new Error("It does not confirm every key.");
    },
  };
}
