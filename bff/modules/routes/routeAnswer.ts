/** Where a path leads. `path` and `lang` are those to show, or to redirect to; `path` is null when there is no page. */
export interface RouteAnswer {
  status: "FOUND" | "MOVED" | "REDIRECTED" | "MISSING" | "UNAVAILABLE" | "PREVIEW_EXPIRED";
  path: string | null;
  lang: string;
  /** Where an editor redirects to: an address, or a path with its language, query and fragment. Only of REDIRECTED. */
  target?: string;
  isPermanent?: boolean;
}

/** The input of a router: a path without language prefix, and a language that the site supports. */
export interface RouteRequest {
  path: string;
  lang: string;
}

/** Returns the answer for a path without a page. */
export function notFound(lang: string): RouteAnswer {
  return { status: "MISSING", path: null, lang };
}

/** Returns the answer for a page with a known path: FOUND at that path, MOVED from any other. */
export function okOrMoved(ownPath: string | null, { path, lang }: RouteRequest): RouteAnswer {
  if (ownPath === null) return notFound(lang);
  return { status: ownPath === path ? "FOUND" : "MOVED", path: ownPath, lang };
}
