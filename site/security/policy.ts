import { createHash } from "node:crypto";

/** Who a page is for. The audience decides what it may load and who may frame it. */
export type Audience =
  | "visitor"
  /** An editor who looks at a draft, possibly in Prismic's editor. */
  | "editor"
  /** A page that an editor's frame shows after a draft: still framed, but otherwise a visitor's page. */
  | "formerEditor"
  /** Slice Machine and Prismic's page builder. */
  | "simulator";

export interface PolicyOptions {
  /** Whether a tag manager is configured; it is loaded after the visitor consents. */
  hasTagManager: boolean;
  /** Hosts of maps that may be loaded besides our own. */
  map?: MapHosts;
  isDev?: boolean;
}

interface MapHosts {
  /** Origin of Google's script; null: Google Maps is not used. */
  googleUrl: string | null;
  /** URL of the MapLibre style; null: the embedded style. */
  styleUrl: string | null;
  /** URL of the map's tiles, absolute or a path of the site; null: there are none. */
  tilesUrl: string | null;
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** Where the address of reports about violations is, and where the site's server takes them. */
export const POLICY_REPORTS_PATH = "/policy-reports";

const UNSAFE_INLINE = "'unsafe-inline'";

const BASE: Directives = {
  "default-src": ["'self'"],
  // The inline scripts of a page are allowed by their hashes (allowInlineScripts).
  "script-src": ["'self'"],
  "script-src-attr": ["'none'"],
  "style-src": ["'self'", UNSAFE_INLINE],
  "img-src": ["'self'", "data:", "blob:"],
  "connect-src": ["'self'"],
  // The players of site/ui/Embed/toPlayer.ts.
  "frame-src": ["https://www.youtube-nocookie.com", "https://player.vimeo.com"],
  // MapLibre creates its workers from a blob.
  "worker-src": ["'self'", "blob:"],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'self'"],
  "report-uri": [POLICY_REPORTS_PATH],
};

// The tag manager, and the analytics service that it may send to.
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

// Prismic's toolbar: a script that loads another, opens a frame, and takes a screenshot with html2canvas for shared links.
const TOOLBAR: Directives = {
  "script-src": [UNSAFE_INLINE, "https://static.cdn.prismic.io", "https://prismic.io", "https://html2canvas.hertzen.com"],
  "img-src": PRISMIC,
  "connect-src": PRISMIC,
  "frame-src": PRISMIC,
};

const FOR: Record<Audience, Directives> = {
  visitor: {},
  editor: { ...TOOLBAR, "frame-ancestors": PRISMIC },
  formerEditor: { "frame-ancestors": PRISMIC },
  // Sent as Next streams it, before all of its inline scripts are known.
  simulator: { "script-src": [UNSAFE_INLINE], "frame-ancestors": [...PRISMIC, "http://localhost:9999"] },
};

// Hot reload: React evaluates code for stack traces, and updates arrive over a web socket.
const DEV: Directives = { "script-src": [UNSAFE_INLINE, "'unsafe-eval'"], "connect-src": ["ws:"] };

/**
 * Returns the policy with the given inline scripts allowed by their hashes, each the text of a script. A policy that allows every inline
 * script stays as it is: browsers ignore that where there is a hash.
 */
export function allowInlineScripts(policy: string, scripts: readonly string[]): string {
  const hashes = new Set(scripts.map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`));
  return policy.replace(/\bscript-src [^;]*/, (directive) =>
    directive.includes(UNSAFE_INLINE) ? directive : directive + [...hashes].join(""),
  );
}

/** Returns the value of the Content-Security-Policy header for an audience. */
export function contentPolicy(audience: Audience, { hasTagManager, map, isDev = false }: PolicyOptions): string {
  const counts = hasTagManager && audience !== "editor" && audience !== "simulator";
  const added = [FOR[audience], counts ? TAG_MANAGER : {}, ...mapDirectives(map), isDev ? DEV : {}];
  const names = new Set([BASE, ...added].flatMap((directives) => Object.keys(directives)));
  return [...names]
    .map((name) => [...new Set([name, ...[BASE, ...added].flatMap((directives) => directives[name] ?? [])])].join(" "))
    .join("; ");
}

// Allowed on every page: client-side navigations to the locator keep the document and the policy of the first page.
function mapDirectives(map?: MapHosts): Directives[] {
  const added: Directives[] = [];
  if (map?.googleUrl) added.push(googleMaps(new URL(map.googleUrl).origin));
  if (map?.styleUrl) added.push(mapStyle(new URL(map.styleUrl).origin));
  // Tiles are fetched by the map's script alone.
  if (map?.tilesUrl?.startsWith("https:")) added.push({ "connect-src": [new URL(map.tilesUrl).origin] });
  return added;
}
