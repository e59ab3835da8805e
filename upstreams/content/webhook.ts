import { setTimeout as wait } from "node:timers/promises";
import type { Changes } from "./toChanges";

// Delays between tries; the site may still be starting at the first edit.
const pausesMs = [250, 500, 1000, 2000, 4000];
const timeoutMs = 5000;

/** Address and secret of the webhook. */
export interface PublishWebhook {
  url: string;
  secret: string | null;
}

/** Reports every publish to one address, in order. */
export interface Webhook {
  announce(changes: Changes & { apiUrl: string }): void;
  close(): void;
}

/** Creates a webhook. After a few failed tries it logs one line and drops the report. */
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
      // Rejects only when the webhook is closed, which needs no report.
      queue = queue.then(() => post(JSON.stringify(body))).catch(() => {});
    },
    close: () => closing.abort(),
  };
}

/** Sends one request. Returns what failed, or an empty string. */
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
    // The message of fetch's own error is only "fetch failed".
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    return cause?.message || cause?.code || message;
  }
}
