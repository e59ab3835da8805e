/** How many rows one page adds to the list. */
export const ROWS = 20;
/** How many rows stand in one document: "show more" adds to them, and then begins a new one. */
export const MOST_ROWS = 100;

/** How far a list goes: as far as the BFF looks for the nearest. */
export const MOST_LISTED = 10_000;
