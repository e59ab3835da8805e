import { type Bus, createBus } from "./bus";
import { type ConnectionLog, connectRedis, type Redis } from "./connection";

/** What processes share by Redis (docs/decisions/050). */
export interface Shared {
  redis: Redis;
  bus: Bus;
}

interface Options {
  url: string;
  log: ConnectionLog;
  /** Milliseconds that a caller waits for Redis (connection.ts). */
  deadlineMs?: number;
  /** Milliseconds without an answer after which the connection is given up (connection.ts). */
  silenceMs?: number;
}

/** Connects this process to what processes share. */
export function connectShared(options: Options): Shared {
  const redis = connectRedis(options);
  return { redis, bus: createBus(redis) };
}
