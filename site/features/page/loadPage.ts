import { cacheLife, cacheTag } from "next/cache";
import { PageByPathDocument, type PageByPathQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { documentsIn } from "./documentsIn";

export type Page = NonNullable<PageByPathQuery["page"]>;

/**
 * The page at a path with the live data of its slices; null where that language has none. Kept for a minute, or until
 * one of the documents that it shows is published; an answer with anything missing is not kept at all.
 */
export async function loadPage(lang: Lang, path: string): Promise<Page | null> {
  "use cache";
  const { data, errors } = await queryBff(PageByPathDocument, { lang, path });
  if (errors.length > 0) {
    if (!data.page) throw new Error(`The page ${path} (${lang}) is unavailable: ${errors.map((error) => error.message).join(" ")}`);
    cacheLife({ stale: 0, revalidate: 0, expire: 0 });
  } else {
    cacheLife("minutes");
  }
  if (data.page) cacheTag(...documentsIn(data.page).map(documentTag));
  return data.page;
}

/** The cache tag of everything that shows a document. */
export function documentTag(id: string): string {
  return `document:${id}`;
}
