import type { IntegrationAPIResults } from "@prismicio/client";

/** Most items on a page of a catalog. */
export const PAGE_ITEMS = 50;

/** Something that editors can pick. */
export interface CatalogItem {
  id: string;
  /** What editors see, and search by. */
  title: string;
  description: string;
  /** What documents hold of the item once it is picked. */
  blob: Record<string, string>;
}

/**
 * A page of a catalog as Prismic reads it from a custom API. Prismic wants items in the order of their last change. The backend tells no
 * such time, so that all items have the same one, the beginning of the day: Prismic takes each of them for new once a day.
 */
export function toCatalogPage(total: number, items: readonly CatalogItem[], now: number): IntegrationAPIResults {
  const last_update = new Date(now).setUTCHours(0, 0, 0, 0);
  return { results_size: total, results: items.map((item) => ({ ...item, last_update })) };
}

/** The access token in the header `authorization`: Prismic sends it as the name of a user without a password. Empty where there is none. */
export function catalogTokenIn(authorization = ""): string {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization) ?? [];
  return Buffer.from(encoded ?? "", "base64")
    .toString()
    .replace(/:$/, "");
}
