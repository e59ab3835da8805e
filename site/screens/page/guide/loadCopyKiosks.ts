import { DesignInStockDocument, DesignOnSkuDocument } from "../../../bff/__generated__/operations";
import { openRank, openStatusAt } from "../../../hours/hours";
import type { KioskCopyService } from "../../../i18n/directory";
import { type Lang, toLanguageCode } from "../../../i18n/languages";
import { queryForVisitor } from "../../../parts/content/queryForVisitor";
import { toSkuId } from "../../../parts/galleryState/galleryState";
import type { NearRow } from "../../../parts/kioskList/listing";
import { loadNear } from "../../../parts/kioskList/loadKiosks";
import { findPoint } from "../../../parts/locator/findPoint";
import type { Point } from "../../../parts/locator/locatorState";

/** So many kiosks stand below an answer. */
const SHOWN = 3;
/** So many that stock a design are asked for, since some may not cut keys. */
const STOCKED = 6;

/** A design that a visitor wants on the copy of a house key. */
export interface WantedDesign {
  skuId: number;
  name: string;
}

/**
 * The nearest kiosks with a service around a place, those first that are open, with whether they have the wanted design; `missing` when
 * they failed to load. The total counts all that have the service; null where it is not known.
 */
export type CopyKiosks = { rows: readonly NearRow[]; total: number | null; areOpen: boolean; haveDesign: boolean } | "none" | "missing";

/** Loads the design of a blank in an address; null when there is none with a name, or it failed to load. */
export async function loadWantedDesign(sku: string | undefined, lang: Lang): Promise<WantedDesign | null> {
  const skuId = sku === undefined ? null : toSkuId(sku);
  if (skuId === null) return null;
  const name = (await queryForVisitor(DesignOnSkuDocument, { skuId, language: toLanguageCode(lang) }))?.data.keyDesign?.name;
  return name ? { skuId, name } : null;
}

/**
 * Loads the three nearest kiosks that have a service, around the place that a visitor names: those with the wanted design in stock, or
 * others where none has it.
 */
export async function loadCopyKiosks(
  { service, near, design }: { service: KioskCopyService; near: string; design: WantedDesign | null },
  lang: Lang,
  now: Date,
): Promise<CopyKiosks> {
  const place = await findPoint(near, lang);
  if (typeof place !== "object") return place === "none" ? "none" : "missing";
  const stocked = design ? await loadStocked(design, place.at) : [];
  const withBoth = stocked?.filter(({ kiosk }) => kiosk.servicesAvailable.includes(service)).slice(0, SHOWN);
  const nearest = withBoth && (withBoth.length > 0 ? { rows: withBoth, total: null } : await loadNearest(service, place.at));
  if (!nearest) return "missing";
  const rank = ({ kiosk }: NearRow) => openRank(openStatusAt(kiosk, now));
  const rows = nearest.rows.toSorted((one, other) => rank(one) - rank(other));
  if (rows.length === 0) return "none";
  return { rows, total: nearest.total, areOpen: rows.every((row) => rank(row) < 2), haveDesign: withBoth.length > 0 };
}

async function loadStocked({ skuId }: WantedDesign, { lat, lng }: Point): Promise<readonly NearRow[] | null> {
  return (
    (await queryForVisitor(DesignInStockDocument, { skuId, point: { lat, lng }, first: STOCKED }))?.data.keyDesign?.stockedNear ?? null
  );
}

async function loadNearest(service: KioskCopyService, at: Point): Promise<{ rows: readonly NearRow[]; total: number } | null> {
  const result = await loadNear(at, { services: [service], offset: 0, atLeast: SHOWN });
  if (!result) return null;
  const rows = result.rows.filter((row): row is NearRow => row.distanceKm !== undefined);
  return { rows: rows.slice(0, SHOWN), total: result.total };
}
