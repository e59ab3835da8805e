import { cacheTag } from "next/cache";
import { NotFoundPageDocument, type NotFoundPageQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import { cookieOf } from "../content/cookieOf";
import { keep, keepBriefly } from "../content/keep";

export type NotFoundPage = NonNullable<NotFoundPageQuery["notFoundPage"]>;

/** What the editor says on the 404 page; null, with a line in the log, where that cannot be had. */
export async function loadNotFoundPage(edition: Edition): Promise<NotFoundPage | null> {
  // A draft goes past every function that keeps what it returns.
  const load = edition.isDraft ? ask : loadKept;
  return load(edition.lang, await cookieOf(edition)).catch(async (error: unknown) => {
    console.error(JSON.stringify({ statusCode: 404, message: error instanceof Error ? error.message : String(error) }));
    await keepBriefly();
    return null;
  });
}

async function ask(lang: Lang, cookie: string | undefined): Promise<NotFoundPage | null> {
  const { data, errors } = await queryBff(NotFoundPageDocument, { lang }, cookie);
  // Thrown, so that the failure is not kept.
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join(" "));
  return data.notFoundPage;
}

async function loadKept(lang: Lang, cookie: string | undefined): Promise<NotFoundPage | null> {
  "use cache";
  const page = await ask(lang, cookie);
  keep(true);
  if (page) cacheTag(`document:${page.id}`);
  return page;
}
