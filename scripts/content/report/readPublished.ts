import { type Environment, isSet } from "../../lib/environment";
import { readContent } from "./readContent";
import type { PublishedContent } from "./reportInput";

/**
 * Reads the published content of the configured repository. Without one, that of the embedded repository, which the stand-in serves
 * meanwhile. Throws a ContentToolError for what the user can mend.
 */
export async function readPublished(env: Environment): Promise<PublishedContent> {
  const accessToken = env.PRISMIC_ACCESS_TOKEN || undefined;
  if (isSet(env.PRISMIC_ENDPOINT)) return readContent({ endpoint: env.PRISMIC_ENDPOINT.replace(/\/+$/, ""), accessToken });
  // Loaded here, since a configured repository needs no stand-in.
  const { createUpstreams } = await import("#upstreams/server.ts");
  const upstreams = await createUpstreams({ port: 0, ...(isSet(env.CONTENT_DIR) && { contentDir: env.CONTENT_DIR }) });
  try {
    return await readContent({ endpoint: `${upstreams.url}/content/api/v2`, accessToken });
  } finally {
    await upstreams.close();
  }
}
