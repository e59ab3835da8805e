import { setTimeout as delay } from "node:timers/promises";

interface Answer {
  data?: { document?: unknown };
  errors?: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[];
}

/** What the BFF answers for a document, with its errors and the fields where they happened. */
interface AskedDocument {
  document: unknown;
  errors: string[];
}

const PAUSE_MS = 3000;

/**
 * Asks the BFF for a document by the operation with this hash. Asks again after a timeout, five times in all: that a busy machine is slow
 * says nothing about the models.
 */
export async function askForDocument(url: string, sha256Hash: string, id: string, pauseMs = PAUSE_MS, tries = 5): Promise<AskedDocument> {
  const body = JSON.stringify({ variables: { id }, extensions: { persistedQuery: { version: 1, sha256Hash } } });
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
  const { data, errors = [] } = (await response.json()) as Answer;
  if (tries > 1 && errors.some(({ extensions }) => extensions?.code === "UPSTREAM_TIMEOUT")) {
    await delay(pauseMs);
    return askForDocument(url, sha256Hash, id, pauseMs, tries - 1);
  }
  const document = data?.document ?? null;
  const faults = errors.map(({ message, path: at = [] }) => [message, at.join(".")].filter(Boolean).join(" "));
  return { document, errors: document === null && faults.length === 0 ? ["is not answered"] : faults };
}
