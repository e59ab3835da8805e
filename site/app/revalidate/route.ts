import { revalidateTag } from "next/cache";
import { takeWebhook } from "../../features/publish/takeWebhook";
import { documentTag } from "../../features/page/loadPage";

/** Takes the content repository's webhook, and drops exactly the documents that it names. */
export async function POST(request: Request): Promise<Response> {
  return takeWebhook(await request.text(), (id) => revalidateTag(documentTag(id), { expire: 0 }));
}
