import type { Redis } from "./connection";

/** Texts that each release leaves for the processes of the others, such as the operations that its site sends. */
export interface ReleaseTexts {
  /** Stores a release's text for `keepMs`. Returns whether Redis has it. */
  keep(release: string, text: string, keepMs: number): Promise<boolean>;
  /** Returns the texts of the releases other than `known`, by release; undefined if Redis is away. */
  findOthers(excluded: ReadonlySet<string>): Promise<Map<string, string> | undefined>;
}

/** Creates the texts of a kind. */
export function createReleaseTexts(redis: Redis, kind: string): ReleaseTexts {
  const list = `keyway:${kind}`;
  const keyOf = (release: string) => `${list}:${release}`;
  return {
    async keep(release, text, keepMs) {
      const expiration = { type: "PX", value: keepMs } as const;
      const reply = await redis.attempt((client) =>
        Promise.all([client.set(keyOf(release), text, { expiration }), client.sAdd(list, release), client.pExpire(list, keepMs)]),
      );
      return reply !== undefined;
    },

    async findOthers(excluded) {
      const releases = await redis.attempt((client) => client.sMembers(list));
      const others = releases?.filter((release) => !excluded.has(release));
      if (!others?.length) return others && new Map();
      const texts = await redis.attempt((client) => client.mGet(others.map(keyOf)));
      if (!texts) return undefined;
      const expired = others.filter((_, index) => texts[index] === null);
      if (expired.length > 0) void redis.attempt((client) => client.sRem(list, expired));
      return new Map(others.flatMap((release, index) => (texts[index] ? [[release, texts[index]]] : [])));
    },
  };
}
