import type { MapConfig } from "../../config";
import type { MapSettings } from "./mapAdapter";

/**
 * Whose map a page shows; null: none at all. Google allows what it says of places beside no map but its own, so where
 * places are Google's and the map could only be ours, there is no map; who shows one asks here first.
 */
export function mapSettings({ googleKey, googleUrl, styleUrl, isPlacesGoogles }: MapConfig): MapSettings | null {
  if (isPlacesGoogles && !googleKey) return null;
  return { google: googleKey ? { key: googleKey, url: googleUrl } : null, styleUrl, isPlacesGoogles };
}
