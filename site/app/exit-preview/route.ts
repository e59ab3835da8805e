import type { NextRequest } from "next/server";
import { forgetPreview } from "../../parts/preview/previewCookies";
import { cookieScopeOf, toLocalPath } from "../../routing/preview";
import { toUrl } from "#shared/toUrl.ts";

const HEADERS: [string, string][] = [
  ["cache-control", "no-store"],
  ["x-robots-tag", "noindex"],
];

/** Ends a preview. An editor is redirected to the page they came from; the toolbar's script gets a response. */
function exit(request: NextRequest): Response {
  const isPage = request.headers.get("accept")?.includes("text/html");
  const answer = isPage
    ? new Response(null, { status: 303, headers: { location: cameFrom(request) ?? "/" } })
    : Response.json({ success: true });
  for (const [name, value] of [...HEADERS, ...forgetPreview(cookieScopeOf(request.headers))]) answer.headers.append(name, value);
  return answer;
}

function cameFrom({ headers }: NextRequest): string | null {
  const page = toUrl(headers.get("referer") ?? "");
  return page && page.host === headers.get("host") ? toLocalPath(`${page.pathname}${page.search}`) : null;
}

export { exit as GET, exit as POST };
