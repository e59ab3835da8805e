import type { CdnConfig } from "../config";
import type { Purger } from "./purger";
import { sendPurge } from "./sendPurge";

/**
 * Creates the purger of one or more Varnish servers, for `deploy/varnish/default.vcl`. The purge is soft: what it ends is fetched again
 * before it is sent, and is still there if the site does not answer.
 */
export function createVarnish({ addresses }: Extract<CdnConfig, { cdn: "varnish" }>): Purger {
  return {
    async purge(keys) {
      const purges = addresses.map((address) => sendPurge(`${address}/`, { method: "PURGE", headers: { "xkey-purge": keys.join(" ") } }));
      const failed = (await Promise.allSettled(purges)).find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
    },
  };
}
