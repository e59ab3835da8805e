import { hash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { SecondLevel } from "../keeper/keeper";
import { type Bus, createBus } from "./bus";
import { type ConnectionLog, connectRedis, type Redis } from "./connection";
import { createSharedResponses } from "./responses";
import { createSharedValues, type SharedValues } from "./values";

/** What processes share by Redis (docs/decisions/050). */
export interface Shared {
  redis: Redis;
  bus: Bus;
  /** The second level of caches, for processes of the same release. */
  values: SharedValues;
  /** The second level of keepers, for processes of the same release. */
  responses: SecondLevel;
}

interface Options {
  url: string;
  /** Separates processes whose code differs: during a deploy, old and new ones use the same Redis. */
  release: string;
  log: ConnectionLog;
  /** Milliseconds that a caller waits for Redis (connection.ts). */
  deadlineMs?: number;
}

/** Connects this process to what processes share. */
export function connectShared({ url, release, ...connection }: Options): Shared {
  const redis = connectRedis({ url, ...connection });
  return { redis, bus: createBus(redis), values: createSharedValues(redis, release), responses: createSharedResponses(redis, release) };
}

/**
 * Returns the release of a process: the hash of its program, which is one file in production. In development it is TypeScript, which says
 * nothing about the modules that it imports: then each start is a release of its own.
 */
export function releaseOf(program: string): string {
  return program.endsWith(".ts") ? randomUUID() : hash("sha256", readFileSync(program), "base64url").slice(0, 16);
}
