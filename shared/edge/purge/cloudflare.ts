import { z } from "zod";
import type { CdnConfig } from "../config";
import type { Purger } from "./purger";
import { sendPurge, toJson } from "./sendPurge";

const confirmation = z.object({ success: z.literal(true) });

/** Creates the purger of a Cloudflare zone. */
export function createCloudflare({ address, zone, token }: Extract<CdnConfig, { zone: string }>): Purger {
  return {
    async purge(keys) {
      const answer = await sendPurge(`${address}/zones/${zone}/purge_cache`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ tags: keys }),
      });
      if (!confirmation.safeParse(toJson(answer)).success) throw new Error("It does not confirm the purge.");
    },
  };
}
