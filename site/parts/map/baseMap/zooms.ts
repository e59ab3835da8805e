/** Minimum zoom for the towns of cells. At zoom 0 the world is 256 pixels wide. */
export const TOWN_ZOOM = 7;
