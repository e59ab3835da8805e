import { hash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { Bus } from "#shared/redis/bus.ts";
import type { ReleaseTexts } from "#shared/redis/releaseTexts.ts";
import type { Log } from "../../lib/log";
import type { Operations, OperationsByHash } from "./operations";

interface Deps {
  /** The operations that this process executes, to which those of the other releases are added. */
  operations: Operations;
  /** Those of this release's site. */
  own: OperationsByHash;
  texts: ReleaseTexts;
  bus: Bus;
  log: Log;
}

const HOUR_MS = 3_600_000;
/** A page that is open after its release was replaced still works for a day. */
const KEEP_MS = 25 * HOUR_MS;
/** A lost message costs this long. */
const AGAIN_MS = 60_000;
const RETRY_MS = 50;
/** Starting waits this long for Redis at most. */
const START_MS = 1_000;
/** A release has some hundred operations. */
const MAX_OPERATIONS = 1_000;
const MAX_RELEASES = 50;

const operationsByHash = z
  .record(z.string(), z.object({ name: z.string().max(200), text: z.string().max(100_000) }))
  .refine((operations) => Object.keys(operations).length <= MAX_OPERATIONS);

/**
 * Lets processes of different releases execute the operations of each other's sites, during a deploy and for a day after it. Resolves once
 * this process knows those of the others, or when Redis is away; continues for as long as the process runs.
 */
export async function shareOperations({ operations, own, texts, bus, log }: Deps): Promise<void> {
  const text = JSON.stringify(own);
  const release = hash("sha256", text, "base64url");
  const seen = new Set([release]);

  const learn = async (): Promise<boolean> => {
    const others = await texts.findOthers(seen);
    for (const [other, theirs] of others ?? []) {
      if (seen.size >= MAX_RELEASES) break;
      seen.add(other);
      const added = parse(theirs);
      operations.add(added);
      log.info({ operations: Object.keys(added).length }, "this process also executes the operations of another release");
    }
    return others !== undefined;
  };
  const exchange = async (): Promise<boolean> => (await texts.keep(release, text, KEEP_MS)) && learn();

  bus.onMessage("operations", () => void learn());
  let isShared = await exchange();
  for (let waited = 0; !isShared && waited < START_MS; waited += RETRY_MS) {
    await delay(RETRY_MS);
    isShared = await exchange();
  }
  bus.tell("operations");
  setInterval(() => void exchange(), AGAIN_MS).unref();
}

/** Returns the operations in a text whose hashes are right; none if it is damaged. */
function parse(text: string): OperationsByHash {
  try {
    const operations = operationsByHash.parse(JSON.parse(text));
    return Object.fromEntries(Object.entries(operations).filter(([sha256, { text: sent }]) => hash("sha256", sent) === sha256));
  } catch {
    return {};
  }
}
