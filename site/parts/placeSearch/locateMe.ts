import { queryFromBrowser } from "../../bff/queryFromBrowser";
import { LocationTextsDocument } from "../../bff/__generated__/operations";
import { type Lang, toLanguageCode } from "../../i18n/languages";
import type { Position } from "../geolocation/locate";
import { toLocationTexts } from "../geolocation/locationTexts";
import { requestPosition } from "../geolocation/requestPosition";

/** After this time the site's own texts replace the editor's. */
const TEXTS_TIMEOUT_MS = 1000;

/**
 * Asks the browser for the visitor's position and shows its progress; null when there is none. Call it on a click only; import it by
 * `import()`.
 */
export async function locateMe(lang: Lang, onAsking: (isAsking: boolean) => void): Promise<Position | null> {
  onAsking(true);
  const texts = await queryFromBrowser(LocationTextsDocument, { language: toLanguageCode(lang) }, { timeoutMs: TEXTS_TIMEOUT_MS }).catch(
    () => null,
  );
  return requestPosition(toLocationTexts(texts?.data?.geolocationSnackbar?.data, lang), { onAsking });
}
