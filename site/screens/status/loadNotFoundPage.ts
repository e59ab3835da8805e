import { NotFoundPageDocument, type NotFoundPageQuery } from "../../bff/__generated__/operations";
import { describeError, errorTexts } from "../../bff/errorMessage";
import { queryBff } from "../../bff/query";
import { toLanguageCode } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import { visitorArguments } from "../../parts/content/visitorArguments";

export type NotFoundPage = NonNullable<NotFoundPageQuery["notFoundPage"]>;

/** Loads the editor's 404 document; null, with a line in the log, when it failed to load. */
export async function loadNotFoundPage(edition: Edition): Promise<NotFoundPage | null> {
  const say = (message: string) => {
    console.error(JSON.stringify({ statusCode: 404, message }));
    return null;
  };
  try {
    const { data, errors } = await queryBff(
      NotFoundPageDocument,
      { language: toLanguageCode(edition.lang) },
      ...(await visitorArguments(edition)),
    );
    return errors.length > 0 ? say(errorTexts.graphQL(errors)) : data.notFoundPage;
  } catch (error) {
    return say(describeError(error).message);
  }
}
