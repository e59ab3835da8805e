/*
 * Keys of localStorage, apart from the stores, so that a page can look whether there is something before it loads what shows it. Those of
 * the place and of what is saved are also the events on the window that say that it has changed.
 */

/** The visitor's place. */
export const PLACE_KEY = "keyway-place";

/** Saved kiosks and designs. */
export const SAVED_KEY = "keyway-saved";

/** What was typed into forms and not sent yet. */
export const DRAFTS_KEY = "keyway-forms";
