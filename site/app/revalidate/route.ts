import { currentVersions } from "../../bff/versions";
import { forwardWebhook } from "../../parts/publish/forwardWebhook";

/** Receives the content repository's webhook. After its response, every request reads the new content. */
export async function POST(request: Request): Promise<Response> {
  const answer = await forwardWebhook(request);
  if (answer.ok) await currentVersions().renew();
  return answer;
}
