/** Minimum zoom for the towns of cells. At zoom 0 the world is 256 pixels wide. */
export const TOWN_ZOOM = 7;
/** Minimum zoom for details: precise shores, rivers and borders. */
export const DETAIL_ZOOM = 8;
/** Maximum zoom of our own map: closer, it has nothing more to show. */
export const OWN_MAX_ZOOM = 14;
