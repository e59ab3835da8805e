import { openStatusAt } from "../../../hours/hours";
import type { KioskCopyService } from "../../../i18n/directory";
import type { Lang } from "../../../i18n/languages";
import type { NearRow } from "../../../parts/kioskList/listing";
import { loadNear } from "../../../parts/kioskList/loadKiosks";
import { findPoint } from "../../../parts/locator/findPoint";

/** So many kiosks stand below an answer. */
const SHOWN = 3;

/** The nearest kiosks with a service around a place, those first that are open; `missing` when they failed to load. */
export type CopyKiosks = { rows: readonly NearRow[]; isOpen: boolean } | "none" | "missing";

/** Loads the three nearest kiosks that have a service, around the place that a visitor names. */
export async function loadCopyKiosks(service: KioskCopyService, near: string, lang: Lang, now: Date): Promise<CopyKiosks> {
  const place = await findPoint(near, lang);
  if (typeof place !== "object") return place === "none" ? "none" : "missing";
  const result = await loadNear(place.at, { services: [service], offset: 0, atLeast: SHOWN });
  if (!result) return "missing";
  const nearest = result.rows.filter((row): row is NearRow => row.distanceKm !== undefined).slice(0, SHOWN);
  const isOpen = ({ kiosk }: NearRow) => ["open", "always"].includes(openStatusAt(kiosk, now)?.kind ?? "");
  const rows = nearest.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
  return rows.length > 0 ? { rows, isOpen: isOpen(rows[0]!) } : "none";
}
