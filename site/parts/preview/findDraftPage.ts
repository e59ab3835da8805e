import { RouteByPathDocument } from "../../bff/__generated__/operations";
import { queryFromBrowser } from "../../bff/queryFromBrowser";
import { toLanguageCode, withLang } from "../../i18n/languages";
import { splitLang, toLang } from "../../routing/edition";

/** What the draft has at an address: a page, nothing, a page that has moved; or there is no preview any more, or none that is valid. */
export type DraftPage = "found" | "missing" | "expired" | "ended" | { movedTo: string };

/** Asks the BFF what the draft that this browser previews has at a path. Throws if the content repository does not answer. */
export async function findDraftPage(pathname: string): Promise<DraftPage> {
  const { prefix, path } = splitLang(pathname);
  const { data, error } = await queryFromBrowser(RouteByPathDocument, { path: path || "/", language: toLanguageCode(toLang(prefix)) });
  if (!data) throw error ?? new Error("The BFF knows no route.");
  const { status, state, path: target, lang } = data.route;
  if (state !== "DRAFT") return "ended";
  if (status === "MOVED") return { movedTo: withLang(target!, lang) };
  if (status === "FOUND") return "found";
  if (status === "MISSING") return "missing";
  if (status === "PREVIEW_EXPIRED") return "expired";
  throw new Error("The content repository does not answer.");
}
