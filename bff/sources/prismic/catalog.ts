import type { IntegrationAPIResults } from "@prismicio/client";

/** Maximum number of items on a page of a catalog. */
export const PAGE_ITEMS = 50;

/** Something that editors can pick. */
export interface CatalogItem {
  id: string;
  /** The text that editors see and search. */
  title: string;
  description: string;
  /** The item's data in documents once it is picked. */
  blob: Record<string, string>;
}

/**
 * Returns a page of a catalog in the format in which Prismic reads it from a custom API. Prismic requires the time of each item's last
 * change. The backend has no such time, so all items have the same one, the beginning of the day: Prismic reads each of them again once a
 * day.
 */
export function toCatalogPage(total: number, items: readonly CatalogItem[], now: number): IntegrationAPIResults {
  const last_update = new Date(now).setUTCHours(0, 0, 0, 0);
  return { results_size: total, results: items.map((item) => ({ ...item, last_update })) };
}

/**
 * Returns the access token in the header `authorization`: Prismic sends it as the name of a user without a password. Empty when there is
 * none.
 */
export function catalogTokenIn(authorization = ""): string {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization) ?? [];
  return Buffer.from(encoded ?? "", "base64")
    .toString()
    .replace(/:$/, "");
}
