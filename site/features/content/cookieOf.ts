import { cookies } from "next/headers";
import { PREVIEW_COOKIE, toCookieHeader } from "../../routing/contentCookies";
import type { Edition } from "../../routing/edition";

/**
 * The cookies with which the BFF answers for an edition; none for what is published. An experiment's is made of the
 * edition, so that it may be part of a cache's key; a draft's is the visitor's own, and may be part of none.
 */
export async function cookieOf(edition: Edition): Promise<string | undefined> {
  if (!edition.isDraft) return toCookieHeader({ experiment: edition.experiment });
  return toCookieHeader({ preview: (await cookies()).get(PREVIEW_COOKIE)?.value });
}
