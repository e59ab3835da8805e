/** Where a path leads. `path` and `lang` are those to answer in, or to move to; null where there is no page. */
export interface RouteAnswer {
  status: "FOUND" | "MOVED" | "MISSING" | "UNAVAILABLE" | "PREVIEW_EXPIRED";
  path: string | null;
  lang: string;
}

/** What a router is asked: a path without language prefix, and a language that the site speaks. */
export interface RouteQuestion {
  path: string;
  lang: string;
}

/** No page. */
export function missing(lang: string): RouteAnswer {
  return { status: "MISSING", path: null, lang };
}

/** The answer for a page whose own path is known: it is there, or to be found there. */
export function atOwnPath(ownPath: string | null, { path, lang }: RouteQuestion): RouteAnswer {
  if (ownPath === null) return missing(lang);
  return { status: ownPath === path ? "FOUND" : "MOVED", path: ownPath, lang };
}
