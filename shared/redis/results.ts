import { hash } from "node:crypto";
import type { z } from "zod";
import { claim, type Release } from "./claims";
import type { Redis } from "./connection";

/** Results of actions that must happen once, whichever process is asked. */
export interface SharedResults<T> {
  /** Returns the result of a key; undefined when there is none, or Redis is away. */
  find(key: string): Promise<T | undefined>;
  /** Remembers a result, without waiting. */
  keep(key: string, result: T): void;
  /** Claims the action of a key, as `claim()` does. */
  claim(key: string): Promise<Release | "done" | undefined>;
}

interface Options<T> {
  redis: Redis;
  /** Separates the results of different actions. */
  name: string;
  /** What a result must look like. */
  schema: z.ZodType<T>;
  /** Milliseconds for which a result is remembered. */
  ttlMs: number;
}

/** The longest upload takes less than a minute; a second request with its key waits nearly as long. */
const CLAIM = { holdMs: 60_000, waitMs: 30_000 };

/** Creates shared results. Keys come from visitors, so Redis gets their hashes. */
export function createSharedResults<T>({ redis, name, schema, ttlMs }: Options<T>): SharedResults<T> {
  const keyOf = (kind: string, key: string) => `keyway:${kind}:${name}:${hash("sha256", key, "base64url")}`;
  return {
    async find(key) {
      const text = await redis.attempt((client) => client.get(keyOf("result", key)));
      return text ? schema.safeParse(parseJson(text)).data : undefined;
    },
    keep(key, result) {
      const expiration = { type: "PX", value: ttlMs } as const;
      redis.send((client) => client.set(keyOf("result", key), JSON.stringify(result), { expiration }));
    },
    claim: (key) => claim(redis, keyOf("claim", key), CLAIM),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
