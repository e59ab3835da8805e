import { type Audience, contentPolicy } from "./policy";

interface HeaderOptions {
  siteUrl: string;
  gtmId: string | null;
  map?: { googleKey: string | null; googleUrl: string; styleUrl: string | null };
}

const YEAR_S = 31_536_000;

/**
 * Headers of every answer of the site's own, with the policy of who asks for this path; a page in a draft gets that of its audience from
 * the proxy.
 */
export function securityHeaders(path: string, options: HeaderOptions): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(options.siteUrl.startsWith("https:") && { "strict-transport-security": `max-age=${YEAR_S}` }),
    // Scripts, styles and fonts of the build are no documents.
    ...(!path.startsWith("/_next/static/") && {
      "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
      ...audienceHeaders(audienceOf(path), options),
    }),
  };
}

/** The headers that depend on who a page is for. */
export function audienceHeaders(audience: Audience, { gtmId, map }: Pick<HeaderOptions, "gtmId" | "map">): Record<string, string> {
  const isDev = process.env.NODE_ENV === "development";
  return {
    "content-security-policy": contentPolicy(audience, {
      hasTagManager: gtmId !== null,
      map: map && { ...map, googleUrl: map.googleKey && map.googleUrl },
      isDev,
    }),
    // The editor that opened a draft in a window of its own keeps hold of it.
    "cross-origin-opener-policy": audience === "visitor" ? "same-origin" : "unsafe-none",
  };
}

function audienceOf(path: string): Audience {
  if (/^\/slice-simulator([/?]|$)/.test(path)) return "simulator";
  // What the preview route has to say where it cannot begin one.
  if (/^\/preview\/?(\?|$)/.test(path)) return "formerEditor";
  return "visitor";
}
