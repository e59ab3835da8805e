/** Who a page is for: what may stand in it, and who may show it in a frame, differs. */
export type Audience =
  | "visitor"
  /** An editor who looks at a draft, in Prismic's editor as well. */
  | "editor"
  /** What an editor's frame shows after a draft of ours: still framed, but a page like any other. */
  | "formerEditor"
  /** Slice Machine and Prismic's page builder. */
  | "simulator";

export interface PolicyOptions {
  /** Whether a tag manager may be loaded, once a visitor agrees. */
  hasTagManager: boolean;
  /** Whose map may be loaded besides our own. */
  map?: MapHosts;
  isDev?: boolean;
}

interface MapHosts {
  /** Where Google's script comes from; null: nowhere. */
  googleUrl: string | null;
  /** Address of a style for the map that is not Google's. */
  styleUrl: string | null;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const BASE: Directives = {
  "default-src": ["'self'"],
  // Next writes the data of a page into inline scripts, different on each; docs/decisions/016 says why there is no nonce.
  "script-src": ["'self'", "'unsafe-inline'"],
  "script-src-attr": ["'none'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "connect-src": ["'self'"],
  // The players of site/ui/Embed/toPlayer.ts.
  "frame-src": ["https://www.youtube-nocookie.com", "https://player.vimeo.com"],
  // A map makes its workers from its own script.
  "worker-src": ["'self'", "blob:"],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'self'"],
};

// The manager, and the one analytics service whose measurements it may send.
const TAG_MANAGER: Directives = {
  "script-src": ["https://www.googletagmanager.com"],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  "connect-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
};

const GOOGLE_HOSTS = ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com", "https://*.googleusercontent.com"];

// https://developers.google.com/maps/documentation/javascript/content-security-policy
const googleMaps = (origin: string): Directives => ({
  "script-src": [origin, ...GOOGLE_HOSTS, "blob:", "'unsafe-eval'"],
  "style-src": ["https://fonts.googleapis.com"],
  "font-src": ["'self'", "https://fonts.gstatic.com"],
  "img-src": [origin, ...GOOGLE_HOSTS],
  "connect-src": [origin, ...GOOGLE_HOSTS, "data:", "blob:"],
  "frame-src": ["https://*.google.com"],
});

const mapStyle = (origin: string): Directives => ({ "connect-src": [origin], "img-src": [origin] });

const PRISMIC = ["https://prismic.io", "https://*.prismic.io"];

// Prismic's toolbar: a script that loads another, talks to a frame, and for a link to share takes a picture of the page with html2canvas.
const TOOLBAR: Directives = {
  "script-src": ["https://static.cdn.prismic.io", "https://prismic.io", "https://html2canvas.hertzen.com"],
  "img-src": PRISMIC,
  "connect-src": PRISMIC,
  "frame-src": PRISMIC,
};

const FOR: Record<Audience, Directives> = {
  visitor: {},
  editor: { ...TOOLBAR, "frame-ancestors": PRISMIC },
  formerEditor: { "frame-ancestors": PRISMIC },
  simulator: { "frame-ancestors": [...PRISMIC, "http://localhost:9999"] },
};

// Hot reload: React evaluates code for its stack traces, and updates come over a web socket.
const DEV: Directives = { "script-src": ["'unsafe-eval'"], "connect-src": ["ws:"] };

/** What a page may load, and who may frame it, as the value of a Content-Security-Policy header. */
export function contentPolicy(audience: Audience, { hasTagManager, map, isDev = false }: PolicyOptions): string {
  const counts = hasTagManager && audience !== "editor" && audience !== "simulator";
  const added = [FOR[audience], counts ? TAG_MANAGER : {}, ...mapDirectives(map), isDev ? DEV : {}];
  const names = new Set([BASE, ...added].flatMap((directives) => Object.keys(directives)));
  return [...names]
    .map((name) => [...new Set([name, ...[BASE, ...added].flatMap((directives) => directives[name] ?? [])])].join(" "))
    .join("; ");
}

// On every page: the router shows the locator in the document that the visit began with, under that one's policy.
function mapDirectives(map?: MapHosts): Directives[] {
  const added: Directives[] = [];
  if (map?.googleUrl) added.push(googleMaps(new URL(map.googleUrl).origin));
  if (map?.styleUrl) added.push(mapStyle(new URL(map.styleUrl).origin));
  return added;
}
