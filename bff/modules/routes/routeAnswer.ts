/** Where a path leads. `path` and `lang` are those to answer in, or to move to; null where there is no page. */
export interface RouteAnswer {
  status: "FOUND" | "MOVED" | "MISSING" | "UNAVAILABLE" | "PREVIEW_EXPIRED";
  path: string | null;
  lang: string;
}

/** What a router is asked: a path without language prefix, and a language that the site speaks. */
export interface RouteRequest {
  path: string;
  lang: string;
}

/** No page. */
export function notFound(lang: string): RouteAnswer {
  return { status: "MISSING", path: null, lang };
}

/** The answer for a page whose own path is known: it is there, or to be found there. */
export function foundOrMoved(ownPath: string | null, { path, lang }: RouteRequest): RouteAnswer {
  if (ownPath === null) return notFound(lang);
  return { status: ownPath === path ? "FOUND" : "MOVED", path: ownPath, lang };
}
