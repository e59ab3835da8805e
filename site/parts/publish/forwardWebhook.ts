import { siteConfig } from "../../config";

/** Less than the content repository waits: it tries again later where it was not answered with 200. */
const TIMEOUT_MS = 10_000;

/** As much as the BFF takes. Anybody may send here, and what is held is known to be a webhook only once the BFF has seen it. */
const MAX_BYTES = 1_048_576;

/**
 * Hands a webhook to the BFF, which checks its secret and makes itself fresh before it answers. A refusal of the BFF is the answer; so is
 * its silence, a 502, that the sender tries again. What is too long is refused with 413.
 */
export async function forwardWebhook(request: Request): Promise<Response> {
  const body = await readBody(request);
  if (body === null) return Response.json({ error: "The body is too long." }, { status: 413 });
  let answer: Response;
  let named: { documents?: string[] };
  try {
    answer = await fetch(`${siteConfig().bffUrl}/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    named = (await answer.json()) as { documents?: string[] };
  } catch {
    console.error("A publish was not taken: the BFF did not answer.");
    return Response.json({ error: "The publish was not taken. Try again later." }, { status: 502 });
  }
  if (!answer.ok) return Response.json(named, { status: answer.status });
  return Response.json({ published: named.documents ?? [] });
}

/** The body, or null where it is too long: then the rest is read, so that its sender hears the answer, and none of it is held. */
async function readBody(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) chunks.length = 0;
    else chunks.push(chunk);
  }
  return size > MAX_BYTES ? null : Buffer.concat(chunks).toString();
}
