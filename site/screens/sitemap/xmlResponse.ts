import { logError } from "../../bff/logError";
/**
 * An XML file for search engines: an hour in any cache, 404 where there is none. One that cannot be had is no empty one: 503,
 * and they come back later.
 */
export async function xmlResponse(make: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await make();
    if (xml === null) return new Response("There is no such file.", { status: 404 });
    return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" } });
  } catch (error) {
    logError(error);
    return new Response("The sitemap is not available right now.", {
      status: 503,
      headers: { "retry-after": "300", "cache-control": "no-store" },
    });
  }
}
