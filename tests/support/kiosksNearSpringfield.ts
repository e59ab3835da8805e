import { createFakes, type Fakes, startBff } from "./fakes";
import { kioskAt } from "./fakeKiosks";
import type { ServiceKey } from "#bff/sources/kiosks/kiosk.ts";

export const NEAR = `query ($lat: Float!, $lng: Float!, $services: [Service!], $limit: Int! = 20, $atLeast: Int! = 1, $withinKm: Float) {
  kiosksNear(point: { lat: $lat, lng: $lng }, offering: $services, first: $limit, atLeast: $atLeast, withinKm: $withinKm) {
    totalCount isWidened bounds { minLat maxLat minLng maxLng } nodes { distanceKm kiosk { locationId name } }
  }
}`;
export const IN_AREA = `query ($bounds: BoundsInput!, $services: [Service!], $limit: Int! = 50) {
  kiosksInArea(bounds: $bounds, offering: $services, first: $limit) {
    totalCount services { service kioskCount } nodes { distanceKm kiosk { locationId } }
  }
}`;

export const springfield = { lat: 39.8, lng: -89.6 };
/** A box with the kiosks 1, 2 and 3. */
export const box = { minLat: 39, maxLat: 41, minLng: -90, maxLng: -89 };

const kioskWith = (locationId: string, lat: number, lng: number, servicesAvailable: ServiceKey[] = ["keyCopy"]) => ({
  ...kioskAt(locationId, lat, lng),
  servicesAvailable,
});

/** Starts a BFF with kiosks at growing distances north of Springfield: 1 and 2 within the search box, 3 and 4 outside. */
export async function startNearSpringfield() {
  const fakes = createFakes();
  fakes.kiosks.all = [
    kioskWith("4", 45, -89.6, ["carKeys"]),
    kioskWith("2", 39.95, -89.6, ["keyCopy", "keyFobs"]),
    kioskWith("1", 39.81, -89.6),
    kioskWith("3", 40.5, -89.6, ["keyCopy", "keyFobs", "carKeys"]),
  ];
  return { fakes, bff: await startBff(fakes) };
}

/** Makes the call for the whole network fail or hang, while all other calls work. */
export function breakNetwork(fakes: Fakes, network: () => Promise<never>): void {
  fakes.deps.sources.kiosks.network = (_etag, _onChunk, signal) => {
    fakes.calls.push("kiosks.network");
    signal?.throwIfAborted();
    return network();
  };
}

export function forget(fakes: Fakes): void {
  fakes.calls.length = 0;
}

export function idsOf(kiosks: unknown): string[] {
  return (kiosks as { locationId: string }[]).map(({ locationId }) => locationId);
}

/** Returns the ids in an answer to IN_AREA. */
export function idsInArea(data: unknown): string[] {
  return idsOf((data as { kiosksInArea: { nodes: { kiosk: { locationId: string } }[] } }).kiosksInArea.nodes.map((result) => result.kiosk));
}
