/**
 * The key of localStorage under which the visitor's place is kept, and the event on the window that says that it has
 * changed. Apart from the store, so that a page can look whether there is a place before it loads what shows one.
 */
export const PLACE_KEY = "keyway-place";
