import { LRUCache } from "lru-cache";

/** Maximum number of sessions counted at once; the oldest is dropped first. */
const MAX_SESSIONS = 10_000;

/** Counts the autocompletes of each open session in this process. Holds tokens and numbers only, no data of Google's. */
export interface PlacesSessions {
  count(token: string | undefined): void;
  /** Returns the number of autocompletes of a session so far; undefined without a token. */
  size(token: string | undefined): number | undefined;
  /** Drops a session that has ended. */
  end(token: string | undefined): void;
}

/** Creates empty counters. A session that was started in another process counts too few autocompletes, and may end at a higher price. */
export function createSessions(): PlacesSessions {
  const sizes = new LRUCache<string, number>({ max: MAX_SESSIONS });
  return {
    count(token) {
      if (token !== undefined) sizes.set(token, (sizes.get(token) ?? 0) + 1);
    },
    size: (token) => (token === undefined ? undefined : (sizes.get(token) ?? 0)),
    end(token) {
      if (token !== undefined) sizes.delete(token);
    },
  };
}
