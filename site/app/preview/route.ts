import type { NextRequest } from "next/server";
import { findPreviewTarget } from "../../parts/preview/findPreviewTarget";
import { beginPreview } from "../../parts/preview/previewCookies";
import { DEFAULT_LANG, type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { PREVIEW_COOKIE } from "../../routing/contentCookies";
import { cookieScopeOf, EXPIRED_PATH, toLocalPath } from "../../routing/preview";

const HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex" };

/**
 * Begins a preview. Prismic's editor calls it with a token and is redirected to the document's page. The proxy calls it with the URL to
 * return to, when the toolbar's cookie is set and only draft mode is missing.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const token = searchParams.get("token");
  if (!token) {
    if (request.cookies.get(PREVIEW_COOKIE)?.value) await beginPreview(cookieScopeOf(request.headers));
    return redirect(toLocalPath(searchParams.get("from")) ?? "/");
  }
  const target = await findPreviewTarget(token, searchParams.get("documentId"), request.headers.get("x-forwarded-for") ?? undefined);
  if (target === "expired") return redirect(withLang(EXPIRED_PATH, langOf(request)));
  if (target === "unavailable") {
    return new Response(messagesOf(langOf(request)).previewUnavailable, { status: 503, headers: { ...HEADERS, "retry-after": "10" } });
  }
  await beginPreview(cookieScopeOf(request.headers), token);
  return redirect(target.path);
}

function redirect(location: string): Response {
  return new Response(null, { status: 307, headers: { ...HEADERS, location } });
}

// The editor's language, because the preview URL has none.
function langOf(request: NextRequest): Lang {
  return request.headers.get("accept-language")?.toLowerCase().startsWith("fr") ? "fr-ca" : DEFAULT_LANG;
}
