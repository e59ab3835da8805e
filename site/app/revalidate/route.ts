import { revalidateTag } from "next/cache";
import { CHROME_TAG } from "../../features/chrome/loadChrome";
import { documentTag } from "../../features/page/loadPage";
import { takeWebhook } from "../../features/publish/takeWebhook";

/** Takes the content repository's webhook, and drops exactly the documents that it names. */
export async function POST(request: Request): Promise<Response> {
  const answer = await takeWebhook(await request.text(), (id) => revalidateTag(documentTag(id), { expire: 0 }));
  // Menus show addresses of documents that are not theirs.
  if (answer.ok) revalidateTag(CHROME_TAG, { expire: 0 });
  return answer;
}
