import { hash } from "node:crypto";
import { z } from "zod";
import type { SecondLevel, StoredResponse } from "../keeper/keeper";
import type { Redis } from "./connection";

const stored = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  versions: z.record(z.string(), z.string()),
  lifetime: z.object({ freshMs: z.number(), staleMs: z.number() }),
  isSameWithToken: z.boolean(),
});

/** Larger responses are not shared. The largest page has a tenth of that. */
const MAX_BYTES = 2_000_000;

/**
 * Creates the second level of a keeper: finished responses that processes of the same release share. What they were made of is stored
 * before the body, in one value, so that both are of the same response.
 */
export function createSharedResponses(redis: Redis, release: string): SecondLevel {
  const keyOf = (key: string) => `keyway:response:${release}:${hash("sha256", key, "base64url")}`;
  return {
    async get(key) {
      const answer = await redis.attempt((client) => Promise.all([client.get(keyOf(key)), client.pTTL(keyOf(key))]));
      const [text, leftMs] = answer ?? [null, 0];
      return text === null || leftMs < 0 ? undefined : parse(text, leftMs);
    },

    set(key, { status, headers, body, versions, lifetime, isSameWithToken }) {
      // A process only takes a response that it need not refresh.
      const keepMs = lifetime.freshMs;
      if (keepMs === 0 || body.length > MAX_BYTES) return;
      const text = `${JSON.stringify({ status, headers, versions, lifetime, isSameWithToken })}\n${body.toString("utf8")}`;
      void redis.attempt((client) => client.set(keyOf(key), text, { expiration: { type: "PX", value: keepMs } }));
    },
  };
}

function parse(text: string, leftMs: number): StoredResponse | undefined {
  const end = text.indexOf("\n");
  try {
    const head = stored.parse(JSON.parse(text.slice(0, end)));
    const body = Buffer.from(text.slice(end + 1));
    return { response: { ...head, body }, ageMs: Math.max(0, head.lifetime.freshMs - leftMs) };
  } catch {
    return undefined;
  }
}
