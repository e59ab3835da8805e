import { queryFromBrowser } from "../../bff/queryFromBrowser";
import { LocationTextsDocument } from "../../bff/__generated__/browser/LocationTexts";
import type { Lang } from "../../i18n/languages";
import type { Position } from "../geolocation/locate";
import { toLocationTexts } from "../geolocation/locationTexts";
import { requestPosition } from "../geolocation/requestPosition";

/** The editor's words are worth no longer wait than this: the site has its own. */
const TEXTS_TIMEOUT_MS = 1000;

/** Asks the visitor's browser where it is, and says what happens. Only on a click; to be imported by `import()`. */
export async function locateMe(lang: Lang, onAsking: (isAsking: boolean) => void): Promise<Position | null> {
  onAsking(true);
  const texts = await queryFromBrowser(LocationTextsDocument, { lang }, { timeoutMs: TEXTS_TIMEOUT_MS }).catch(() => null);
  return requestPosition(toLocationTexts(texts?.data?.geolocation_snackbar?.data, lang), { onAsking });
}
