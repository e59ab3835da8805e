import type { IncomingMessage } from "node:http";
import { toUrl } from "#shared/toUrl.ts";

/**
 * Whether a web socket may be opened by this request. Browsers let any page open one, with the visitor's cookies: the page must be the
 * site's own. Other clients send no origin. A page over http at the name of an https site is not the site's: others on its way can change
 * it.
 */
export function isOwnOrigin({ headers }: IncomingMessage, siteOrigin: string): boolean {
  if (headers.origin === undefined) return true;
  const [origin, site] = [toUrl(headers.origin), new URL(siteOrigin)];
  if (!origin) return false;
  if (origin.hostname === site.hostname && site.protocol === "https:" && origin.protocol !== "https:") return false;
  // The site passes on the name by which the browser has reached it. A page cannot set this header.
  return [site.host, headers.host, headers["x-forwarded-host"]].includes(origin.host);
}

export interface Connections {
  /** Counts a connection of an address; false when it or all together have too many. */
  open(address: string): boolean;
  close(address: string): void;
}

/** Creates the count of open connections: for each address, and for all. */
export function createConnections({ perAddress, inAll }: { perAddress: number; inAll: number }): Connections {
  const byAddress = new Map<string, number>();
  let all = 0;
  return {
    open(address) {
      const open = byAddress.get(address) ?? 0;
      if (open >= perAddress || all >= inAll) return false;
      byAddress.set(address, open + 1);
      all++;
      return true;
    },
    close(address) {
      const open = byAddress.get(address) ?? 0;
      if (open > 1) byAddress.set(address, open - 1);
      else byAddress.delete(address);
      all--;
    },
  };
}
