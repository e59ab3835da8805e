import type { LatLng } from "../../lib/geo";
import type { KeyDesign, StockedGroup } from "../../sources/kiosks/keyDesign";
import type { Kiosk } from "../../sources/kiosks/kiosk";
import { findNear } from "../kiosks/search";
import type { KioskLoaders } from "../kiosks/loaders";
import type { DesignLoaders } from "./loaders";

/** As many kiosks around the point are looked at: whoever wants one design goes no farther than past these. */
const LOOKED_AT = 30;
/** Half the side of the box, in degrees, in which a kiosk's own stock is looked for: some 20 metres. */
const SPOT = 0.0002;

interface Stocked {
  kiosk: Kiosk;
  distanceKm: number;
}

/**
 * The nearest kiosks with a design. That a kiosk stocks a group is known of each; whether it has this one left, the backend
 * tells of a spot on the map, so that is asked of the nearest few alone.
 */
export async function findStocked(design: KeyDesign, point: LatLng, limit: number, loaders: KioskLoaders & DesignLoaders): Promise<Stocked[]> {
  const { found } = await findNear(point, { services: 0, limit: LOOKED_AT }, loaders);
  const kiosks = await Promise.all(found.map(({ locationId }) => loaders.kiosk.load(locationId)));
  const likely = kiosks.flatMap((kiosk, place) => (kiosk?.stocksDesignGroups.includes(design.designGroup) ? [{ kiosk, distanceKm: found[place]!.distanceKm }] : []));
  const stocked: Stocked[] = [];
  // A few are sold out somewhere; then the next few are asked.
  for (let next = 0; next < likely.length && stocked.length < limit; next += limit) {
    const few = likely.slice(next, next + limit);
    const isThere = await Promise.all(few.map(({ kiosk }) => hasLeft(kiosk, design, loaders)));
    stocked.push(...few.filter((_, place) => isThere[place]));
  }
  return stocked.slice(0, limit);
}

async function hasLeft({ geoLocation: { lat, lng } }: Kiosk, design: KeyDesign, loaders: DesignLoaders): Promise<boolean> {
  const spot = { minLat: lat - SPOT, maxLat: lat + SPOT, minLng: lng - SPOT, maxLng: lng + SPOT };
  const groups = await loaders.stockIn(spot).catch(() => null);
  return groups === null || groups.some((group) => isIn(group, design));
}

// The backend names a design by its blanks alone, or by its id as well.
function isIn({ designs, skuIds }: StockedGroup, { designId, skuId }: KeyDesign): boolean {
  return designs.some((one) => one.designId === designId) || (skuId !== null && skuIds.includes(skuId));
}
