import { logError } from "../../bff/logError";
/**
 * Returns an XML response, cacheable for an hour; 404 when `make` returns null. When it throws, the response is 503, so that search engines
 * retry and do not read an empty file.
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
