import Supercluster from "supercluster";
import type { LatLng } from "../../../bff/lib/geo";
import { CLUSTERING } from "../../../bff/modules/kiosks/network/clusterData";
import type { MapView } from "./views";

/** Loads Supercluster as its documentation does. */
export function loadSupercluster(points: readonly LatLng[]) {
  const startedAt = performance.now();
  const features = points.map(({ lat, lng }) => ({
    type: "Feature" as const,
    properties: {},
    geometry: { type: "Point" as const, coordinates: [lng, lat] },
  }));
  const clusters = new Supercluster(CLUSTERING).load(features);
  const loadMs = performance.now() - startedAt;
  return {
    loadMs,
    getClusters: ({ bounds: { minLng, minLat, maxLng, maxLat }, zoom }: MapView) =>
      clusters.getClusters([minLng, minLat, maxLng, maxLat], zoom),
  };
}
