import { type StatusLine, statusNow } from "../../hours/statusNow";
import type { Lang } from "../../i18n/languages";
import type { StockedKiosk } from "./loadGallery";

/** A kiosk that stocks a design, with its opening status; null if its hours are not known. */
export type ShownKiosk = StockedKiosk & { status: StatusLine | null };

/** Returns kiosks with those first that are open now, else in their order. */
export function openFirst(kiosks: readonly StockedKiosk[], lang: Lang): ShownKiosk[] {
  const rows = kiosks.map((one) => ({ ...one, status: statusNow(one.kiosk, lang) }));
  const isOpen = ({ status }: ShownKiosk) => status !== null && status.kind !== "closed";
  return rows.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
}
