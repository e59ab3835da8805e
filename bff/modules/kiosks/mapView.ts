import Supercluster from "supercluster";
import type { Bounds } from "../../lib/geo";
import type { ServiceKey } from "../../sources/kiosks/kiosk";
import type { NetworkIndex } from "./networkIndex";
import { splitAtDateLine } from "./bounds";
import { boundsOfTiles, tilesOf } from "./tiles";

/** The deepest zoom of a map. */
export const MAX_ZOOM = 20;
/** Keeps an answer under 50 KB of JSON. */
const MAX_MARKERS = 400;
const CLUSTERS = { radius: 60, extent: 256, minPoints: 2 };

/** What a map asks for. */
export interface View {
  bounds: Bounds;
  zoom: number;
  services: readonly ServiceKey[];
}

export interface MapMarker {
  lat: number;
  lng: number;
  kiosks: number;
  locationId: string | null;
  expansionZoom: number | null;
}

/** What a map shows of a box. */
export interface KioskMap {
  bounds: Bounds;
  total: number;
  markers: MapMarker[];
}

const clusters = new WeakMap<NetworkIndex, Map<string, Supercluster<{ locationId: string }>>>();

/** The markers of a box at a zoom, which is lowered until they are few enough. */
export function mapView(network: NetworkIndex, { bounds, zoom, services }: View): KioskMap {
  const box = boundsOfTiles(tilesOf(bounds, zoom));
  const isWanted = (offered: readonly ServiceKey[]) => services.every((service) => offered.includes(service));
  const total = splitAtDateLine(box).flatMap((one) => network.grid.inside(one)).filter((point) => isWanted(point.services)).length;
  const tree = clustersOf(network, services, isWanted);
  const find = (at: number) => splitAtDateLine(box).flatMap(({ minLng, minLat, maxLng, maxLat }) => tree.getClusters([minLng, minLat, maxLng, maxLat], at));
  let [at, found] = [zoom, find(zoom)];
  while (found.length > MAX_MARKERS && at > 0) found = find(--at);
  const markers = found.map(({ geometry, properties }): MapMarker => {
    const [lng, lat] = geometry.coordinates as [number, number];
    if (!("cluster" in properties)) return { lat, lng, kiosks: 1, locationId: properties.locationId, expansionZoom: null };
    return { lat, lng, kiosks: properties.point_count, locationId: null, expansionZoom: tree.getClusterExpansionZoom(properties.cluster_id) };
  });
  return { bounds: box, total, markers };
}

function clustersOf(network: NetworkIndex, services: readonly ServiceKey[], isWanted: (offered: readonly ServiceKey[]) => boolean) {
  const known = clusters.get(network) ?? new Map<string, Supercluster<{ locationId: string }>>();
  clusters.set(network, known);
  const key = services.join();
  const tree = known.get(key) ?? new Supercluster<{ locationId: string }>(CLUSTERS);
  if (known.has(key)) return tree;
  known.set(key, tree);
  const points = network.network.points.filter((point) => isWanted(point.services));
  return tree.load(
    points.map(({ lat, lng, locationId }) => ({ type: "Feature", properties: { locationId }, geometry: { type: "Point", coordinates: [lng, lat] } })),
  );
}
