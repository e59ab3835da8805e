import { draftMode } from "next/headers";
import type { NextRequest } from "next/server";
import { readContentCookies } from "./routing/contentCookies";
import { isSecure, SENT_COOKIE } from "./routing/preview";
import { runSteps } from "./routing/steps";

const STEPS = ["slash", "preview", "locale"];

/** Decides status, language and edition of every page request before anything is rendered. */
export async function proxy(request: NextRequest) {
  return runSteps(STEPS, new URL(request.url), {
    ...readContentCookies((name) => request.cookies.get(name)?.value),
    inDraftMode: (await draftMode()).isEnabled,
    wasSentToPreview: request.cookies.has(SENT_COOKIE),
    isSecure: isSecure(request.headers),
  });
}

export const config = {
  // Everything but Next's own files, our static files and the routes that are no pages.
  matcher: ["/((?!_next/|assets/|graphql/?$|media/|health/?$|preview/?$|exit-preview/?$|revalidate/?$|slice-simulator/?$|favicon\\.ico$).*)"],
};
