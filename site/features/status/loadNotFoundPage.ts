import { cacheTag } from "next/cache";
import { NotFoundPageDocument, type NotFoundPageQuery } from "../../bff/__generated__/operations";
import { describeError, errorTexts } from "../../bff/errorMessage";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import { cookieOf } from "../content/cookieOf";
import { keep } from "../content/keep";
import { visitorAddress } from "../content/visitorAddress";

export type NotFoundPage = NonNullable<NotFoundPageQuery["notFoundPage"]>;

/** What was answered; without one, why. */
type Answer = { page: NotFoundPage | null } | { failure: string };

/** What the editor says on the 404 page; null, with a line in the log, where that cannot be had. */
export async function loadNotFoundPage(edition: Edition): Promise<NotFoundPage | null> {
  // A draft goes past every function that keeps what it returns.
  const cookie = await cookieOf(edition);
  const answer = await (edition.isDraft ? ask(edition.lang, cookie, await visitorAddress()) : loadKept(edition.lang, cookie));
  if ("page" in answer) return answer.page;
  console.error(JSON.stringify({ statusCode: 404, message: answer.failure }));
  return null;
}

async function ask(lang: Lang, cookie: string | undefined, forwardedFor?: string): Promise<Answer> {
  try {
    const { data, errors } = await queryBff(NotFoundPageDocument, { lang }, cookie, forwardedFor);
    return errors.length > 0 ? { failure: errorTexts.graphQL(errors) } : { page: data.notFoundPage };
  } catch (error) {
    return { failure: describeError(error).message };
  }
}

// Told, not thrown: while Next makes a page to be kept, it gives the page up for what is thrown in here, wherever it is caught.
async function loadKept(lang: Lang, cookie: string | undefined): Promise<Answer> {
  "use cache";
  const answer = await ask(lang, cookie);
  const page = "page" in answer ? answer.page : null;
  keep("page" in answer);
  if (page) cacheTag(`document:${page.id}`);
  return answer;
}
