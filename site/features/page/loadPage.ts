import { cacheTag } from "next/cache";
import { cache } from "react";
import { PageByPathDocument, type PageByPathQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import { cookieOf } from "../content/cookieOf";
import { keep } from "../content/keep";
import { documentsIn } from "./documentsIn";

export type Page = NonNullable<PageByPathQuery["page"]>;

/** The page at a path with the live data of its slices; null where the edition's language has none. */
export async function loadPage(edition: Edition, path: string): Promise<Page | null> {
  const cookie = await cookieOf(edition);
  // A draft goes past every function that keeps what it returns.
  const load = edition.isDraft ? loadDraft : loadKept;
  return load(edition.lang, path, cookie);
}

/** Kept until one of the documents that it shows is published; an answer with anything missing for seconds. */
async function loadKept(lang: Lang, path: string, cookie: string | undefined): Promise<Page | null> {
  "use cache";
  const { page, isComplete } = await ask(lang, path, cookie);
  keep(page !== null && isComplete);
  if (page) cacheTag(...documentsIn(page).map(documentTag));
  return page;
}

/** Once a request, for the page and its metadata. */
const loadDraft = cache(async (lang: Lang, path: string, cookie: string | undefined) => (await ask(lang, path, cookie)).page);

async function ask(lang: Lang, path: string, cookie: string | undefined) {
  const { data, errors } = await queryBff(PageByPathDocument, { lang, path }, cookie);
  if (!data.page && errors.length > 0) {
    throw new Error(`The page ${path} (${lang}) is unavailable: ${errors.map((error) => error.message).join(" ")}`);
  }
  return { page: data.page, isComplete: errors.length === 0 };
}

/** The cache tag of everything that shows a document. */
export function documentTag(id: string): string {
  return `document:${id}`;
}
