/**
 * The key of localStorage under which saved kiosks and designs are kept, and the event on the window that says that they have changed.
 * Apart from the store, so that a page can look whether there are any before it loads what shows them.
 */
export const SAVED_KEY = "keyway-saved";
