import { type Diagnosis, diagnosesOf } from "./diagnosis";
import { explainFailure } from "./explainFailure";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2_000_000;
/** Time tokens and opening hours bear this difference; a clock that is set by NTP stays below a second. */
const MAX_SKEW_MS = 60_000;

/** The answer to a question. */
export interface Answer {
  status: number;
  /** The parsed body; undefined if it is not JSON. */
  json: unknown;
  headers: Headers;
}

/** How questions are asked; tests replace the parts. */
export interface AskOptions {
  send?: typeof fetch;
  /** The time of this machine in ms. */
  now?: () => number;
  timeoutMs?: number;
}

/** The outcome of a question: an answer, perhaps with a fault of the clock, or the diagnosis of why there is none. */
export interface Reply {
  answer?: Answer;
  failure?: Diagnosis;
  clock?: Diagnosis;
}

/** Asks an upstream one question. Remedies name `variable`, which holds its address. A redirect is an answer, and is not followed. */
export async function ask(
  { upstream, variable, url, init }: { upstream: string; variable: string; url: string; init?: RequestInit },
  { send = fetch, now = Date.now, timeoutMs = TIMEOUT_MS }: AskOptions,
): Promise<Reply> {
  try {
    const response = await send(url, { redirect: "manual", ...init, signal: AbortSignal.timeout(timeoutMs) });
    const answer = { status: response.status, json: await readJson(response), headers: response.headers };
    return { answer, clock: findSkew(upstream, response.headers.get("date"), now()) };
  } catch (error) {
    const { message, remedy } = explainFailure(error, { host: new URL(url).host, variable, seconds: timeoutMs / 1000 });
    return { failure: diagnosesOf(upstream).fault(message, remedy) };
  }
}

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
}

function findSkew(upstream: string, date: string | null, now: number): Diagnosis | undefined {
  const skewMs = now - Date.parse(date ?? "");
  if (!(Math.abs(skewMs) > MAX_SKEW_MS)) return undefined;
  const seconds = Math.round(Math.abs(skewMs) / 1000);
  return diagnosesOf(upstream).fault(
    `This machine's clock is ${seconds} s ${skewMs > 0 ? "ahead of" : "behind"} the upstream's.`,
    "Set the clock, with NTP: opening hours, certificates and caches depend on it.",
  );
}
