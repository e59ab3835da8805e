import { createHash } from "node:crypto";
import { forwardedAddress } from "#shared/limits/visitorAddress.ts";
import { logError } from "#site/bff/logError.ts";
import { siteConfig } from "#site/config.ts";
import { drawCard } from "#site/screens/shareImage/drawCard.tsx";
import { pageOfImage } from "#site/parts/share/shareImagePath.ts";
import { loadCard } from "#site/screens/shareImage/loadCard.ts";

// Rendered per request: the build has no content.
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ path: string[] }> };

/** Returns the share image of a published page; 404 when there is no such page. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const target = pageOfImage((await params).path);
  if (!target) return new Response("There is no such picture.", { status: 404 });
  try {
    const result = await loadCard(target.lang, target.path);
    if (!result) return new Response("There is no such page.", { status: 404 });
    const visitor = forwardedAddress(request.headers.get("x-forwarded-for") ?? undefined, siteConfig().proxyHops) ?? undefined;
    const picture = await drawCard(result.card, result.mark, { visitor, signal: request.signal });
    return picture ? answer(request, picture) : unavailable();
  } catch (error) {
    logError(error);
    return unavailable();
  }
}

function answer(request: Request, picture: Uint8Array): Response {
  const etag = `"${createHash("sha256").update(picture).digest("base64url").slice(0, 27)}"`;
  const headers = { "content-type": "image/png", "cache-control": "public, max-age=3600, stale-while-revalidate=86400", etag };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(picture), { headers });
}

function unavailable(): Response {
  return new Response("The picture cannot be had right now.", {
    status: 503,
    headers: { "retry-after": "60", "cache-control": "no-store" },
  });
}
