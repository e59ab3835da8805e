import type { NextRequest } from "next/server";
import { runSteps } from "./routing/steps";

const STEPS = ["fault", "slash", "locale"];

/** Decides status and language of every page request before anything is rendered. */
export function proxy(request: NextRequest) {
  return runSteps(STEPS, new URL(request.url), request.headers);
}

export const config = {
  // Everything but Next's own files, our static files and the routes that are no pages.
  matcher: ["/((?!_next/|assets/|graphql/?$|media/|health/?$|revalidate/?$|slice-simulator/?$|favicon\\.ico$).*)"],
};
