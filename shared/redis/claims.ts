import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Redis } from "./connection";

/** Releases a claim. */
export type Release = () => void;

interface ClaimOptions {
  /** Milliseconds after which a claim ends by itself, in case its process dies. */
  holdMs: number;
  /** Milliseconds to wait for another process's claim to end. */
  waitMs: number;
}

/** Interval at which a waiting process checks whether a claim has ended. */
const CHECK_MS = 20;

/** Deletes a claim only if it is still this process's own. */
const RELEASE = `if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end return 0`;

/**
 * Claims a task for this process, so that others wait for its result instead of doing the same. Returns the function that releases the
 * claim; "done" when another process had it and has ended it; undefined when nothing can be said, because Redis is away or the other
 * process takes too long: then the caller does the task itself.
 */
export async function claim(redis: Redis, key: string, { holdMs, waitMs }: ClaimOptions): Promise<Release | "done" | undefined> {
  const token = randomUUID();
  const release = () => redis.send((client) => client.eval(RELEASE, { keys: [key], arguments: [token] }));
  let isSent = false;
  const reply = await redis.attempt((client) => {
    isSent = true;
    return client.set(key, token, { expiration: { type: "PX", value: holdMs }, condition: "NX" });
  });
  // Redis still executes a command that missed its deadline: others would wait for a claim that no process knows of.
  if (reply === undefined && isSent) release();
  if (reply === undefined) return undefined;
  if (reply !== null) return release;
  const endsAt = performance.now() + waitMs;
  while (performance.now() < endsAt) {
    await delay(CHECK_MS, undefined, { ref: false });
    const isHeld = await redis.attempt((client) => client.exists(key));
    if (isHeld === undefined) return undefined;
    if (isHeld === 0) return "done";
  }
  return undefined;
}
