import { currentVersions } from "../../bff/versions";
import { forwardWebhook } from "../../parts/publish/forwardWebhook";

/** Takes the content repository's webhook. Once the BFF reads what was published, the next look at any page is at that. */
export async function POST(request: Request): Promise<Response> {
  const answer = await forwardWebhook(request);
  if (answer.ok) await currentVersions().renew();
  return answer;
}
