import { setTimeout as sleep } from "node:timers/promises";
import { DEADLINE_MS } from "./deadline";
import { SourceError } from "./errors";
import { BodyTooLarge, readBody } from "./readBody";
import { retryAfterMs } from "./retryAfter";

export interface HttpOptions {
  /** Name of the upstream in errors and logs. */
  source: string;
  /** For one attempt, body included. */
  timeoutMs: number;
  maxBytes?: number;
  /** Attempts at an answer of 429, the first included. */
  maxAttempts?: number;
  fetch?: typeof fetch;
}

export interface Http {
  /** Like `fetch`, but with the body read whole, within the time and size limits, and 429 waited out. */
  fetch(input: string | URL, init?: RequestInit): Promise<Response>;
  /** The parsed body of a successful GET; anything else throws a SourceError. */
  getJson(url: string | URL, init?: RequestInit): Promise<unknown>;
}

const DEFAULT_WAIT_MS = 1000;

/** The one way out to an upstream: timeout per attempt, body cap, 429 by `retry-after`, errors of one kind. */
export function createHttp({ source, timeoutMs, maxBytes = 10_000_000, maxAttempts = 5, fetch: send = fetch }: HttpOptions): Http {
  async function attempt(url: string, init: RequestInit): Promise<Response> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      // An upstream may not send us on to a host that nobody has configured.
      const response = await send(url, { ...init, redirect: "error", signal });
      const body = await readBody(response, maxBytes);
      const { status, statusText, headers } = response;
      return new Response(isBodyless(status) ? null : body, { status, statusText, headers });
    } catch (cause) {
      if (init.signal?.aborted) throw init.signal.reason;
      throw toSourceError(source, url, timeout.aborted, cause);
    }
  }

  async function fetchPatiently(input: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = String(input);
    for (let attempts = 1; ; attempts++) {
      const response = await attempt(url, init);
      if (response.status !== 429) return response;
      const waitMs = retryAfterMs(response.headers.get("retry-after")) ?? DEFAULT_WAIT_MS;
      // Who asks us to wait for longer than any request may take has said no.
      if (attempts >= maxAttempts || waitMs > DEADLINE_MS) throw rateLimited(source, url);
      await sleep(waitMs, undefined, { signal: init.signal ?? undefined }).catch(() => {
        throw init.signal?.reason;
      });
    }
  }

  return {
    fetch: fetchPatiently,
    async getJson(url, init) {
      const response = await fetchPatiently(url, { ...init, headers: { accept: "application/json", ...init?.headers } });
      if (!response.ok) throw unexpectedStatus(source, String(url), response.status);
      try {
        return await response.json();
      } catch (cause) {
        throw new SourceError(`No JSON from ${redact(String(url))}`, { source, code: "UPSTREAM_BAD_PAYLOAD", cause });
      }
    },
  };
}

function toSourceError(source: string, url: string, timedOut: boolean, cause: unknown): SourceError {
  const at = redact(url);
  if (cause instanceof BodyTooLarge) return new SourceError(`${cause.message} from ${at}`, { source, code: "UPSTREAM_TOO_LARGE", cause });
  if (timedOut) return new SourceError(`${at} response timeout`, { source, code: "UPSTREAM_TIMEOUT", cause });
  return new SourceError(`No answer from ${at}`, { source, code: "UPSTREAM_UNREACHABLE", cause });
}

function unexpectedStatus(source: string, url: string, status: number): SourceError {
  return new SourceError(`Unexpected status code [${status}] on URL ${redact(url)}`, { source, code: "UPSTREAM_STATUS", status });
}

function rateLimited(source: string, url: string): SourceError {
  return new SourceError(`Unexpected status code [429] on URL ${redact(url)}`, { source, code: "UPSTREAM_RATE_LIMITED", status: 429 });
}

/** An address fit for a log: without the credentials that Prismic wants in the query. */
function redact(url: string): string {
  return url.replace(/([?&](?:access_token|key|token)=)[^&]*/g, "$1…");
}

// The Response constructor refuses a body with these.
function isBodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
