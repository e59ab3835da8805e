import { type Cache, nameSource } from "./cache";

/** In the place of the shared cache: keeps and shares nothing. For drafts, and for answers that are one visitor's own. */
export const bypass: Cache = {
  async read(_key, policy, load, signal) {
    try {
      return { value: await load(signal ?? new AbortController().signal), stale: false };
    } catch (error) {
      throw nameSource(error, policy.source);
    }
  },

  async readMany(_kind, ids, policy, load, signal) {
    try {
      const loaded = await load([...ids], signal ?? new AbortController().signal);
      return ids.map((id) => ({ value: loaded.get(id) ?? null, stale: false }));
    } catch (error) {
      const failure = nameSource(error, policy.source);
      return ids.map(() => failure);
    }
  },

  peek: () => undefined,
  size: () => ({ entries: 0 }),
  reload: (_key, _policy, load) => load(new AbortController().signal),
};
