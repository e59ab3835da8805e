import { setTimeout as wait } from "node:timers/promises";
import type { Changes } from "./toChanges";

// The site may still be starting when the first edit is made.
const pausesMs = [250, 500, 1000, 2000, 4000];
const timeoutMs = 5000;

/** Whom to tell of a publish. */
export interface PublishWebhook {
  url: string;
  secret: string | null;
}

/** Tells one address of every publish, in order. */
export interface Webhook {
  announce(changes: Changes & { apiUrl: string }): void;
  close(): void;
}

/** Builds a webhook that gives up on an announcement after a few tries, with one line in the log. */
export function createWebhook({ url, secret }: PublishWebhook, log: (line: string) => void): Webhook {
  const closing = new AbortController();
  let queue = Promise.resolve();

  const post = async (body: string) => {
    let fault = "";
    for (const pauseMs of [0, ...pausesMs]) {
      await wait(pauseMs, undefined, { signal: closing.signal, ref: false });
      fault = await tryPost(url, body, closing.signal);
      if (!fault) return;
    }
    log(`Webhook ${url} was not reached after ${pausesMs.length + 1} tries: ${fault}`);
  };

  return {
    announce(changes) {
      const nothing = { masks: {}, tags: {}, experiments: {} };
      const body = { type: "api-update", ...changes, ...nothing, domain: "keyway", secret };
      // Only closing rejects, and then nobody is left to tell.
      queue = queue.then(() => post(JSON.stringify(body))).catch(() => {});
    },
    close: () => closing.abort(),
  };
}

/** Returns what went wrong, or nothing. */
async function tryPost(url: string, body: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return response.status === 200 ? "" : `it answered ${response.status}`;
  } catch (error) {
    // What fetch itself says is only "fetch failed".
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    return cause?.message || cause?.code || message;
  }
}
