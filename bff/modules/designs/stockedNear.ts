import type { Context } from "../../context";
import type { LatLng } from "../../lib/geo";
import type { KeyDesign, StockedGroup } from "../../sources/kiosks/keyDesign";
import type { Kiosk } from "../../sources/kiosks/kiosk";
import { boxAround } from "../kiosks/bounds";
import type { Found } from "../kiosks/network/networkIndex";
import { findInArea, findNear } from "../kiosks/search";
import type { KioskLoaders } from "../kiosks/loaders";

/** As many of the nearest kiosks are asked, and as many again farther away: for one design, visitors go no farther than that. */
const LOOKED_AT = 30;
/** How many times the search box is made wider where no kiosk in it has the design. */
const FARTHER = 32;
/** Most kiosks to ask what they have left, near and farther away together: each is a call of the backend. */
const MOST_ASKED = 24;
/** Half the side of the box, in degrees, in which a kiosk's own stock is looked for: some 20 metres. */
const SPOT = 0.0002;

interface Stocked {
  kiosk: Kiosk;
  distanceKm: number;
}

/** The nearest kiosks with a design: those where kiosks are searched; where none of them has it, those farther away. */
export async function findStocked(design: KeyDesign, point: LatLng, limit: number, context: Context): Promise<Stocked[]> {
  const { loaders } = context;
  const near = await findNear(point, { services: 0, limit: LOOKED_AT }, loaders);
  const around = await findStocking(design, near.found, loaders);
  const stocked = await takeStocked(design, around.slice(0, MOST_ASKED), limit, context);
  // A farther kiosk is only offered once all nearer ones were asked.
  const left = MOST_ASKED - around.length;
  if (stocked.length > 0 || left <= 0) return stocked;
  const wide = await findInArea(boxAround(point, FARTHER), point, { services: 0, limit: 2 * LOOKED_AT }, loaders);
  const seen = new Set(near.found.map(({ locationId }) => locationId));
  const farther = await findStocking(
    design,
    wide.found.filter(({ locationId }) => !seen.has(locationId)),
    loaders,
  );
  return takeStocked(design, farther.slice(0, left), limit, context);
}

/** Those of some kiosks that stock a design's group, which is known of each. */
async function findStocking({ designGroup }: KeyDesign, found: readonly Found[], loaders: KioskLoaders): Promise<Stocked[]> {
  const kiosks = await Promise.all(found.map(({ locationId }) => loaders.kiosk.load(locationId)));
  return kiosks.flatMap((kiosk, index) =>
    kiosk?.stocksDesignGroups.includes(designGroup) ? [{ kiosk, distanceKm: found[index]!.distanceKm }] : [],
  );
}

/** The first of some kiosks that have a design left: that, the backend tells of a spot on the map, so a few are asked at a time. */
async function takeStocked(design: KeyDesign, likely: readonly Stocked[], limit: number, context: Context): Promise<Stocked[]> {
  const stocked: Stocked[] = [];
  // A few are sold out somewhere; then the next few are asked.
  for (let next = 0; next < likely.length && stocked.length < limit; next += limit) {
    const few = likely.slice(next, next + limit);
    const isThere = await Promise.all(few.map(({ kiosk }) => hasInStock(kiosk, design, context)));
    stocked.push(...few.filter((_, index) => isThere[index]));
  }
  return stocked.slice(0, limit);
}

async function hasInStock({ geoLocation: { lat, lng } }: Kiosk, design: KeyDesign, { loaders, nullOnFailure }: Context): Promise<boolean> {
  const spot = { minLat: lat - SPOT, maxLat: lat + SPOT, minLng: lng - SPOT, maxLng: lng + SPOT };
  const groups = await nullOnFailure(loaders.stockIn(spot));
  return groups === null || groups.some((group) => isIn(group, design));
}

// The backend names a design by its blanks alone, or by its id as well.
function isIn({ designs, skuIds }: StockedGroup, { designId, skuId }: KeyDesign): boolean {
  return designs.some((one) => one.designId === designId) || (skuId !== null && skuIds.includes(skuId));
}
