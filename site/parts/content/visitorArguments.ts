import { cookies, headers } from "next/headers";
import { PREVIEW_COOKIE, toCookieHeader } from "../../routing/contentCookies";
import type { Edition } from "../../routing/edition";

/**
 * Returns the cookie header and address that queryBff needs for an edition: neither for published content, the variation's cookie for an
 * experiment, the visitor's preview cookie and address for a draft.
 */
export async function visitorArguments({ isDraft, experiment }: Edition): Promise<[cookie?: string, forwardedFor?: string]> {
  if (!isDraft) return [toCookieHeader({ experiment })];
  return [toCookieHeader({ preview: (await cookies()).get(PREVIEW_COOKIE)?.value }), await visitorAddress()];
}

/**
 * Returns the request's `x-forwarded-for` (completed by site/server.ts), for queries in the name of one visitor. A page that reads it is
 * not kept.
 */
export async function visitorAddress(): Promise<string | undefined> {
  return (await headers()).get("x-forwarded-for") ?? undefined;
}
