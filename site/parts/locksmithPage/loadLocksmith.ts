import { LocksmithsNearDocument, LocksmithTextsDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { toLanguageCode } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import { nullOnFailure } from "../content/nullOnFailure";
import { queryForVisitor } from "../content/queryForVisitor";
import { visitorArguments } from "../content/visitorArguments";
import type { Area, LocatorState, Point } from "../locator/locatorState";

/** Where a visitor is locked out. */
export interface LockedOutAt {
  /** Null when it is unknown or far from any kiosk. */
  city: string | null;
  /** Whether a locksmith comes there; null when that is unknown. */
  isServed: boolean | null;
}

/** A place about which nothing is known. */
export const ANYWHERE: LockedOutAt = { city: null, isServed: null };

/** Loads the editor's texts of the answer; null when there are none or they failed to load. */
export async function loadLocksmithTexts(edition: Edition) {
  const answer = await nullOnFailure(
    queryBff(LocksmithTextsDocument, { language: toLanguageCode(edition.lang) }, ...(await visitorArguments(edition))),
  );
  return answer?.data.locksmithLocatorWidget?.data ?? null;
}

/**
 * Loads what is known of the searched point or map area: the city of the nearest kiosk, and whether any kiosk around it has a locksmith.
 * Never throws.
 */
export async function loadLockedOutAt({ at, area }: Pick<LocatorState, "at" | "area">): Promise<LockedOutAt> {
  const point = at ?? (area && centerOf(area));
  if (!point) return ANYWHERE;
  const near = (await queryForVisitor(LocksmithsNearDocument, { point: { lat: point.lat, lng: point.lng } }))?.data.kiosksNear;
  if (!near?.nodes) return ANYWHERE;
  // The box was widened: the nearest kiosk is in another city.
  if (near.isWidened || near.nodes.length === 0) return { city: null, isServed: false };
  return {
    city: near.nodes[0]!.kiosk.address.city,
    isServed: near.services.some(({ service, kioskCount }) => service === "locksmith" && kioskCount > 0),
  };
}

function centerOf({ minLat, maxLat, minLng, maxLng }: Area): Point {
  // An area may cross the date line.
  const lng = (minLng + maxLng + (minLng > maxLng ? 360 : 0)) / 2;
  return { lat: (minLat + maxLat) / 2, lng: lng > 180 ? lng - 360 : lng };
}
