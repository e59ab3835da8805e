/** How many kiosks a page of results or of a city lists. */
export const ROWS = 20;

/** As many kiosks as the BFF returns at once. */
const MAX_FIRST = 100;

/** Maximum rows in one document, whole pages: "show more" adds rows up to this number, then starts a new document. */
export const MAX_ROWS = Math.floor(MAX_FIRST / ROWS) * ROWS;

/** Maximum length of a list: as far as the BFF searches for the nearest kiosks. */
export const MAX_LISTED = 10_000;
