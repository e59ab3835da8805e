/** The numbers of the specification that the browser runs by. */

/** A chunk that does not load has the page loaded anew, but not again within this time. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
/** A navigation that takes longer waits for a chunk that will not come. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** A script of somebody else's that takes longer is given up. */
export const SCRIPT_LOAD_TIMEOUT_MS = 5000;
/** The loading bar shows for navigations that take longer than this. */
export const LOADING_BAR_THROTTLE_MS = 200;
/** Time in which the loading bar grows to its end. */
export const LOADING_BAR_DURATION_MS = 5000;
/** Time for which a finished, or failed, loading bar stays. */
export const LOADING_BAR_HIDE_MS = 500;
/** What tells of a fetch stays for at least as long, so that nothing flashes. */
export const FETCH_SHOWN_MS = 200;
/** Time in which the page scrolls to another part of it. */
export const SCROLL_MS = 500;
/** Analytics hear of a page this long after the route has changed: its title is there by then. */
export const PAGE_VIEW_DELAY_MS = 250;
/** Time for which a notice that asks for nothing stays; ours. */
export const NOTICE_LIFETIME_MS = 5000;
/** A map draws its markers this long after it has changed. */
export const MARKERS_REPAINT_MS = 100;
/** What depends on the size of its place waits for this long after the last change. */
export const RESIZE_DEBOUNCE_MS = 200;
/** Markers lie over the map, and beneath its controls. */
export const MARKER_LAYER = 50;
