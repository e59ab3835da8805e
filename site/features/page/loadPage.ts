import { cacheTag } from "next/cache";
import { cache } from "react";
import { PageByPathDocument, type PageByPathQuery } from "../../bff/__generated__/operations";
import { errorTexts } from "../../bff/errorMessage";
import { BffError, queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import { cookieOf } from "../content/cookieOf";
import { keep } from "../content/keep";
import { visitorAddress } from "../content/visitorAddress";
import { documentsIn } from "./documentsIn";

export type Page = NonNullable<PageByPathQuery["page"]>;

/** What was answered; without an answer, why. */
type Answer = { page: Page | null; isComplete: boolean } | { failure: string };

/** The page at a path with the live data of its slices; null where the edition's language has none. Throws a BffError where it cannot be had. */
export async function loadPage(edition: Edition, path: string): Promise<Page | null> {
  const cookie = await cookieOf(edition);
  // A draft goes past every function that keeps what it returns.
  const { lang, isDraft } = edition;
  const answer = await (isDraft ? loadDraft(lang, path, cookie, await visitorAddress()) : loadKept(lang, path, cookie));
  // Only here: see content/orNull.
  if ("failure" in answer) throw new BffError(answer.failure);
  return answer.page;
}

/** Kept until one of the documents that it shows is published; an answer with anything missing for seconds. */
async function loadKept(lang: Lang, path: string, cookie: string | undefined): Promise<Answer> {
  "use cache";
  const answer = await ask(lang, path, cookie);
  const page = "page" in answer ? answer.page : null;
  keep(page !== null && "page" in answer && answer.isComplete);
  if (page) cacheTag(...documentsIn(page).map(documentTag));
  return answer;
}

/** Once a request, for the page and its metadata. */
const loadDraft = cache(ask);

async function ask(lang: Lang, path: string, cookie: string | undefined, forwardedFor?: string): Promise<Answer> {
  const unavailable = (why: string): Answer => ({ failure: `The page ${path} (${lang}) is unavailable: ${why}` });
  try {
    const { data, errors } = await queryBff(PageByPathDocument, { lang, path }, cookie, forwardedFor);
    return data.page || errors.length === 0 ? { page: data.page, isComplete: errors.length === 0 } : unavailable(errorTexts.graphQL(errors));
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    return unavailable(error.message);
  }
}

/** The cache tag of everything that shows a document. */
export function documentTag(id: string): string {
  return `document:${id}`;
}
