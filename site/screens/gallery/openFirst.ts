import { openRank, openStatusAt } from "../../hours/hours";
import { type StatusLine, statusLine } from "../../hours/statusNow";
import type { Lang } from "../../i18n/languages";
import type { StockedKiosk } from "./loadGallery";

/** A kiosk that stocks a design, with its opening status; null if its hours are not known. */
export type ShownKiosk = StockedKiosk & { status: StatusLine | null };

/** Returns kiosks with those first that are open now, and not about to close, else in their order. */
export function openFirst(kiosks: readonly StockedKiosk[], lang: Lang): ShownKiosk[] {
  const now = new Date();
  return kiosks
    .map((one) => ({ one, status: openStatusAt(one.kiosk, now) }))
    .toSorted((a, b) => openRank(a.status) - openRank(b.status))
    .map(({ one, status }) => ({ ...one, status: status && statusLine(status, lang) }));
}
