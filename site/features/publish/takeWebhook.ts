import { siteConfig } from "../../config";

/** Less than the content repository waits: it tries again later where it was not answered with 200. */
const TIMEOUT_MS = 10_000;

/**
 * Hands a webhook to the BFF, which checks its secret and makes itself fresh first; only then is each document that it
 * names dropped here, so that what is asked for next is new. A refusal of the BFF is the answer; so is its silence, a 502,
 * that the sender tries again.
 */
export async function takeWebhook(body: string, drop: (documentId: string) => void): Promise<Response> {
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
  const documents = named.documents ?? [];
  documents.forEach(drop);
  return Response.json({ revalidated: documents });
}
