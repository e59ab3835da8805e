import { revalidateTag } from "next/cache";
import { siteConfig } from "../../config";
import { CHROME_TAG } from "../../features/chrome/loadChrome";
import { documentTag } from "../../features/page/loadPage";

/**
 * Takes the content repository's webhook. The BFF checks the secret and makes itself fresh first; then exactly the
 * documents it names are dropped here. Whatever the BFF says is the answer: a refusal is retried by the sender.
 */
export async function POST(request: Request): Promise<Response> {
  const answer = await fetch(`${siteConfig().bffUrl}/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: await request.text(),
    cache: "no-store",
  });
  if (!answer.ok) return new Response(answer.body, { status: answer.status });
  const { documents } = (await answer.json()) as { documents: string[] };
  for (const id of documents) revalidateTag(documentTag(id), { expire: 0 });
  // Menus show addresses of documents that are not theirs.
  revalidateTag(CHROME_TAG, { expire: 0 });
  return Response.json({ revalidated: documents });
}
