const TIMEOUT_MS = 3_000;
/** A CDN answers with some bytes. More is not its answer. */
const MAX_CHARS = 20_000;

/** Sends a request to a CDN and returns the body of its answer. Its errors say neither address nor headers, which may have the token. */
export async function sendPurge(url: string, init: RequestInit): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, redirect: "error", cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
    text = await response.text();
  } catch (error) {
    throw new Error(error instanceof Error && error.name === "TimeoutError" ? "It does not answer." : "It cannot be reached.", {
      cause: error,
    });
  }
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
  if (text.length > MAX_CHARS) throw new Error("Its answer is too long.");
  return text;
}

/** Parses JSON; undefined if it is none. */
export function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
