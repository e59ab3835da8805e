import { currentVersions } from "../../bff/versions";
import { forwardWebhook } from "../../publish/forwardWebhook";
import { purgeEdge } from "../../publish/purgeEdge";

/** Receives the content repository's webhook. After its response, every request reads the new content. */
export async function POST(request: Request): Promise<Response> {
  return forwardWebhook(request, async (publish) => {
    await currentVersions().renew();
    // Only now: an edge that is purged earlier fetches the old page again.
    purgeEdge(publish);
  });
}
