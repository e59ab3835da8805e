import { cookies } from "next/headers";
import { PREVIEW_COOKIE, toCookieHeader } from "../../routing/contentCookies";
import type { Edition } from "../../routing/edition";
import { visitorAddress } from "./visitorAddress";

/**
 * For whom the BFF is asked about an edition: nothing for what is published; an experiment's variation by its cookie; a draft by the
 * visitor's own cookie, and in the visitor's name.
 */
export async function visitorArguments({ isDraft, experiment }: Edition): Promise<[cookie?: string, forwardedFor?: string]> {
  if (!isDraft) return [toCookieHeader({ experiment })];
  return [toCookieHeader({ preview: (await cookies()).get(PREVIEW_COOKIE)?.value }), await visitorAddress()];
}
