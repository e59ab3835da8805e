import { LRUCache } from "lru-cache";

/** Most sessions that are counted at once; the oldest is forgotten first. */
const MAX_SESSIONS = 10_000;

/** How many autocompletes each open session has had in this process. It holds tokens and numbers, and nothing that Google answered. */
export interface PlacesSessions {
  count(token: string | undefined): void;
  /** The autocompletes of a session so far; undefined without a token. */
  size(token: string | undefined): number | undefined;
  /** Forgets a session that has ended. */
  end(token: string | undefined): void;
}

/** Creates counters that start empty. A session that was begun in another process counts less than it had, and may end dearer. */
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
