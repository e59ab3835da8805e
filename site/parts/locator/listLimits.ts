/** Rows per page of the list. */
export const ROWS = 20;
/** Maximum rows in one document: "show more" adds rows up to this number, then starts a new document. */
export const MOST_ROWS = 100;

/** Maximum length of a list: as far as the BFF searches for the nearest kiosks. */
export const MOST_LISTED = 10_000;
