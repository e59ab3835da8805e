import { STATIC_PATH } from "../nextInternals/staticPaths";
import { type Audience, contentPolicy } from "./policy";

interface HeaderOptions {
  siteUrl: string;
  gtmId: string | null;
  map?: { googleKey: string | null; googleUrl: string; styleUrl: string | null; tilesUrl: string | null };
}

const YEAR_S = 31_536_000;

/** Returns the security headers of a response of the site, by its path. The proxy replaces some of them for drafts. */
export function securityHeaders(path: string, options: HeaderOptions): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(options.siteUrl.startsWith("https:") && { "strict-transport-security": `max-age=${YEAR_S}` }),
    // Scripts, styles and fonts are not documents.
    ...(!path.startsWith(STATIC_PATH) && {
      "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
      ...audienceHeaders(audienceOf(path), options),
    }),
  };
}

/** Returns the headers that depend on the audience of a page. */
export function audienceHeaders(audience: Audience, { gtmId, map }: Pick<HeaderOptions, "gtmId" | "map">): Record<string, string> {
  const isDev = process.env.NODE_ENV === "development";
  return {
    "content-security-policy": contentPolicy(audience, {
      hasTagManager: gtmId !== null,
      map: map && { ...map, googleUrl: map.googleKey && map.googleUrl },
      isDev,
    }),
    // Prismic's editor needs access to the window in which it opened a draft.
    "cross-origin-opener-policy": audience === "visitor" ? "same-origin" : "unsafe-none",
  };
}

function audienceOf(path: string): Audience {
  if (/^\/slice-simulator([/?]|$)/.test(path)) return "simulator";
  // The preview route's error messages are shown in the editor's frame.
  if (/^\/preview\/?(\?|$)/.test(path)) return "formerEditor";
  return "visitor";
}
