import type { NextRequest } from "next/server";
import { endPreview } from "../../features/preview/previewCookies";
import { isSecure, toLocalPath } from "../../routing/preview";

const HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex" };

/** Ends a preview: an editor goes back to the page they came from, the toolbar's script gets its answer. */
async function exit(request: NextRequest): Promise<Response> {
  await endPreview(isSecure(request.headers));
  if (!request.headers.get("accept")?.includes("text/html")) return Response.json({ success: true }, { headers: HEADERS });
  return new Response(null, { status: 303, headers: { ...HEADERS, location: cameFrom(request) ?? "/" } });
}

function cameFrom({ headers }: NextRequest): string | null {
  const referer = headers.get("referer");
  if (!referer || !URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  return host === headers.get("host") ? toLocalPath(`${pathname}${search}`) : null;
}

export { exit as GET, exit as POST };
