/** Below this zoom a map shows the continent: cities are marks with their names beside them, and the network is dots. */
export const CONTINENT_ZOOM = 5;
/** Minimum zoom for the towns of cells. At zoom 0 the world is 256 pixels wide. */
export const TOWN_ZOOM = 7;
/** Minimum zoom for details: precise shores, rivers and borders. */
export const DETAIL_ZOOM = 8;
/** Minimum zoom for built-up ground. */
export const BUILT_UP_ZOOM = 7.5;
/** Minimum zoom for the grid's dots, and around a searched point for bands in place of built-up ground. */
export const BAND_ZOOM = 12.5;
/** Maximum zoom of our own map: closer, it has nothing more to show. */
export const OWN_MAX_ZOOM = 16;
/** A state's map shows its state alone at least until this zoom, and until it is this much closer than at first. */
const [STATE_ZOOM, CLOSER] = [7.5, 0.5];

/** Returns the zoom below which the map of a state's page shows the kiosks of that state alone, as rings with names. */
export function stateUntil(firstZoom: number): number {
  return Math.max(STATE_ZOOM, firstZoom + CLOSER);
}
