import type { LatLng } from "../../../bff/lib/geo";
import { CLUSTERING } from "../../../bff/modules/kiosks/network/clusterData";
import { quantile } from "../lib/statistics";
import type { Times } from "./report";

/** The measured part of @googlemaps/markerclusterer, a dependency of @react-google-maps/api. */
interface Algorithm {
  calculate(input: { markers: object[]; map: { getZoom(): number } }): { clusters: unknown[] };
}

/** Measures how long Google's marker clusterer takes at each zoom for all markers, without drawing. */
export async function timeMarkerClusterer(points: readonly LatLng[]): Promise<Times | null> {
  const at = ({ lat, lng }: LatLng) => ({ lat: () => lat, lng: () => lng });
  // The only parts of Google's script that it uses.
  Object.assign(globalThis, { google: { maps: { LatLng: Object, LatLngBounds: Object } } });
  const name = "@googlemaps/markerclusterer";
  const { SuperClusterAlgorithm } = (await import(name)) as { SuperClusterAlgorithm: new (options: object) => Algorithm };
  const algorithm = new SuperClusterAlgorithm(CLUSTERING);
  const markers = points.map((point) => ({ getPosition: () => at(point) }));
  const calculate = (zoom: number) => algorithm.calculate({ markers, map: { getZoom: () => zoom } });
  calculate(4);
  const times = [5, 6, 7, 8, 9, 10, 11, 12].map((zoom) => {
    const startedAt = performance.now();
    calculate(zoom);
    return performance.now() - startedAt;
  });
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
