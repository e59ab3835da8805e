import { randomUUID } from "node:crypto";
import type { Redis } from "./connection";

/** Messages without content between processes: each tells the others that something of this name has happened. */
export interface Bus {
  /** Tells all other processes. */
  tell(what: string): void;
  /** Calls `listener` when another process tells. */
  onMessage(what: string, listener: () => void): void;
}

/** A bus for a process that is alone. */
export const NO_BUS: Bus = { tell: () => {}, onMessage: () => {} };

/** Creates a bus over Redis. A message that is sent while Redis is away is lost: what follows from it must also happen without it. */
export function createBus(redis: Redis): Bus {
  const sender = randomUUID();
  const channelOf = (what: string) => `keyway:bus:${what}`;
  return {
    tell: (what) => void redis.attempt((client) => client.publish(channelOf(what), sender)),
    onMessage: (what, listener) =>
      redis.subscribe(channelOf(what), (message) => {
        if (message !== sender) listener();
      }),
  };
}
