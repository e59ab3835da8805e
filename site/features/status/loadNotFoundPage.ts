import { cacheLife, cacheTag } from "next/cache";
import { NotFoundPageDocument, type NotFoundPageQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";

export type NotFoundPage = NonNullable<NotFoundPageQuery["notFoundPage"]>;

/** What the editor says on the 404 page; null, with a line in the log, where that cannot be had. */
export async function loadNotFoundPage(lang: Lang): Promise<NotFoundPage | null> {
  return queryNotFoundPage(lang).catch((error: unknown) => {
    console.error(JSON.stringify({ statusCode: 404, message: error instanceof Error ? error.message : String(error) }));
    return null;
  });
}

async function queryNotFoundPage(lang: Lang): Promise<NotFoundPage | null> {
  "use cache";
  const { data, errors } = await queryBff(NotFoundPageDocument, { lang });
  // Thrown, so that the failure is not kept.
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join(" "));
  cacheLife("minutes");
  if (data.notFoundPage) cacheTag(`document:${data.notFoundPage.id}`);
  return data.notFoundPage;
}
