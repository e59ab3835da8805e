/** Headers of a request for a page that is rendered for it alone: in a frame, a page has a policy of its own and is not cached. */
export const NEVER_CACHED = { "sec-fetch-dest": "iframe" };
