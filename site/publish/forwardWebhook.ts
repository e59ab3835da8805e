import { z } from "zod";
import type { Publish } from "#shared/edge/keys.ts";
import { bffAddress } from "../bff/bffAddress";

const answerOfBff = z.object({ documents: z.array(z.string()).default([]), changesIndex: z.boolean().default(true) });

/** Less than Prismic's own timeout. Prismic retries a webhook that was not answered with 200. */
const TIMEOUT_MS = 10_000;

/** The BFF's limit. Anyone can send to this route, and only the BFF can tell whether a body is a webhook. */
const MAX_BYTES = 1_048_576;

/**
 * Forwards a webhook to the BFF, which checks its secret and loads the new content before it answers. Returns the BFF's response; 502 when
 * the BFF does not answer, so that the sender retries; 413 when the body is too long. `onPublished` is called
 * before it returns, with what the publish has changed.
 */
export async function forwardWebhook(request: Request, onPublished: (publish: Publish) => Promise<void>): Promise<Response> {
  const body = await readBody(request);
  if (body === null) return Response.json({ error: "The body is too long." }, { status: 413 });
  let answer: Response;
  let named: unknown;
  try {
    answer = await fetch(`${bffAddress()}/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    named = await answer.json();
  } catch {
    console.error("A publish was not taken: the BFF did not answer.");
    return Response.json({ error: "The publish was not taken. Try again later." }, { status: 502 });
  }
  if (!answer.ok) return Response.json(named, { status: answer.status });
  const publish = answerOfBff.parse(named);
  await onPublished(publish);
  return Response.json({ published: publish.documents });
}

/** Reads the body; null when it is too long. The rest is then read and discarded, so that the sender receives the response. */
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
