import { cacheTag } from "next/cache";
import { LocationTextsDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { keep } from "../content/keep";
import { documentTag } from "../page/loadPage";
import { type LocationTexts, toLocationTexts } from "./locationTexts";

/** The editor's texts about a visitor's location. Never fails: the site has its own. */
export async function loadLocationTexts(lang: Lang): Promise<LocationTexts> {
  return toLocationTexts(await loadFields(lang).catch(() => null), lang);
}

async function loadFields(lang: Lang) {
  "use cache";
  const { data, errors } = await queryBff(LocationTextsDocument, { lang });
  keep(errors.length === 0);
  const document = data.geolocation_snackbar;
  if (document) cacheTag(documentTag(document.id));
  return document?.data ?? null;
}
