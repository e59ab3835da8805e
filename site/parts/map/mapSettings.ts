import type { MapConfig } from "../../config";
import type { MapSettings } from "./mapAdapter";

/**
 * Returns the map settings of a page; null means no map. Google forbids its place data beside other maps: when places come from Google and
 * there is no key for Google's map, there is no map. Every component that shows a map must call this first.
 */
export function mapSettings({ googleKey, googleUrl, styleUrl, tilesUrl, isPlacesGoogles }: MapConfig): MapSettings | null {
  if (isPlacesGoogles && !googleKey) return null;
  return { google: googleKey ? { key: googleKey, url: googleUrl } : null, styleUrl, tilesUrl, isPlacesGoogles };
}

/** Whether the map is drawn from our own data, without streets. */
export function isOwnMap({ google, styleUrl, tilesUrl }: MapSettings): boolean {
  return !google && !styleUrl && !tilesUrl;
}
