import type { Context } from "../../context";
import type { LatLng } from "../../lib/geo";
import type { KeyDesign, StockedGroup } from "../../sources/kiosks/keyDesign";
import type { Kiosk } from "../../sources/kiosks/kiosk";
import { boxAround } from "../kiosks/bounds";
import type { RankedKiosk } from "../kiosks/network/networkIndex";
import { findInArea, findNear } from "../kiosks/search";
import type { KioskLoaders } from "../kiosks/loaders";

/** This many of the nearest kiosks are considered, and as many again farther away: visitors go no farther for one design. */
const LOOKED_AT = 30;
/** The factor by which the search box is widened when no kiosk in it has the design. */
const FARTHER = 32;
/** Maximum number of kiosks whose stock is checked, nearby and farther away together: each takes a call of the backend. */
const MAX_EXAMINED = 24;
/** Half the side of the box, in degrees, for which a kiosk's own stock is requested: some 20 metres. */
const SPOT = 0.0002;

interface Stocked {
  kiosk: Kiosk;
  distanceKm: number;
}

/** Returns the nearest kiosks that have a design: those in the search box; when none of them has it, those farther away. */
export async function findStocked(design: KeyDesign, point: LatLng, limit: number, context: Context): Promise<Stocked[]> {
  const { loaders } = context;
  const near = await findNear(point, { services: 0, limit: LOOKED_AT }, loaders);
  const around = await findStocking(design, near.kiosks, loaders);
  const stocked = await takeStocked(design, around.slice(0, MAX_EXAMINED), limit, context);
  // Farther kiosks are only searched once all nearer ones were checked.
  const remaining = MAX_EXAMINED - around.length;
  if (stocked.length > 0 || remaining <= 0) return stocked;
  const wide = await findInArea(boxAround(point, FARTHER), point, { services: 0, limit: 2 * LOOKED_AT }, loaders);
  const seen = new Set(near.kiosks.map(({ locationId }) => locationId));
  const farther = await findStocking(
    design,
    wide.kiosks.filter(({ locationId }) => !seen.has(locationId)),
    loaders,
  );
  return takeStocked(design, farther.slice(0, remaining), limit, context);
}

/** Returns those of some kiosks that stock a design's group, by their own data. */
async function findStocking({ designGroup }: KeyDesign, ranked: readonly RankedKiosk[], loaders: KioskLoaders): Promise<Stocked[]> {
  const kiosks = await Promise.all(ranked.map(({ locationId }) => loaders.kiosk.load(locationId)));
  return kiosks.flatMap((kiosk, index) =>
    kiosk?.stocksDesignGroups.includes(designGroup) ? [{ kiosk, distanceKm: ranked[index]!.distanceKm }] : [],
  );
}

/** Returns the first of some kiosks that have a design left. The backend returns stock by box, so a few kiosks at a time are checked. */
async function takeStocked(design: KeyDesign, likely: readonly Stocked[], limit: number, context: Context): Promise<Stocked[]> {
  const stocked: Stocked[] = [];
  // Some kiosks may have sold it out; then the next few are checked.
  for (let next = 0; next < likely.length && stocked.length < limit; next += limit) {
    const few = likely.slice(next, next + limit);
    const isThere = await Promise.all(few.map(({ kiosk }) => hasInStock(kiosk, design, context)));
    stocked.push(...few.filter((_, index) => isThere[index]));
  }
  return stocked.slice(0, limit);
}

async function hasInStock(kiosk: Kiosk, design: KeyDesign, { loaders, answer }: Context): Promise<boolean> {
  const point = loaders.pointOf(kiosk);
  if (!point) return false;
  const { lat, lng } = point;
  const spot = { minLat: lat - SPOT, maxLat: lat + SPOT, minLng: lng - SPOT, maxLng: lng + SPOT };
  const groups = await answer.nullOnFailure(loaders.stockIn(spot));
  return groups === null || groups.some((group) => isIn(group, design));
}

// The backend identifies a design by its blanks only, or by its id as well.
function isIn({ designs, skuIds }: StockedGroup, { designId, skuId }: KeyDesign): boolean {
  return designs.some((one) => one.designId === designId) || (skuId !== null && skuIds.includes(skuId));
}
