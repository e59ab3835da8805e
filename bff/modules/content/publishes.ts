import { type Bus, NO_BUS } from "#shared/redis/bus.ts";
import type { Log } from "../../lib/log";
import type { Published } from "./published";

/** What processes tell each other when the webhook has reached one of them. */
const PUBLISHED = "published";

interface Deps {
  published: Pick<Published, "renew">;
  bus?: Bus;
  log: Log;
}

/**
 * Connects the publishes of all processes: the one that the webhook reaches tells the others, and each reads the new content. Without a
 * message, each process notices a publish by itself within the root's five seconds.
 */
export function createPublishes({ published, bus = NO_BUS, log }: Deps) {
  bus.onMessage(PUBLISHED, () => {
    published.renew().catch((error: unknown) => log.warn({ cause: String(error) }, "the newly published content cannot be read yet"));
  });
  return {
    /** Reads the published content, and resolves once requests read it. */
    async renew(): Promise<void> {
      await published.renew();
      bus.tell(PUBLISHED);
    },
  };
}
