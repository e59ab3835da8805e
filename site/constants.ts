/** The specification's times and limits that are used in the browser. */

/** The page is reloaded when a chunk fails to load, but not again within this time. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
/** A navigation that takes longer is treated as waiting for a chunk that will not load. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** Timeout for loading a third-party script. */
export const SCRIPT_LOAD_TIMEOUT_MS = 5000;
/** The loading bar shows for navigations that take longer than this. */
export const LOADING_BAR_THROTTLE_MS = 200;
/** Duration of the loading bar's growth to its full width. */
export const LOADING_BAR_DURATION_MS = 5000;
/** Time for which a finished or failed loading bar stays visible. */
export const LOADING_BAR_HIDE_MS = 500;
/** Shortest time for which a loading indicator is shown, so that it does not flash. */
export const FETCH_SHOWN_MS = 200;
/** Duration of smooth scrolling within a page. */
export const SCROLL_MS = 500;
/** Delay between a route change and the page view event: the title is set by then. */
export const PAGE_VIEW_DELAY_MS = 250;
/** Time for which a notice without buttons is shown. */
export const NOTICE_LIFETIME_MS = 5000;
/** Delay between a change of the map and the drawing of its markers. */
export const MARKERS_REPAINT_MS = 100;
/** Debounce of resize events. */
export const RESIZE_DEBOUNCE_MS = 200;
/** z-index of markers: above the map, below its controls. */
export const MARKER_LAYER = 50;
