import { cookies, draftMode } from "next/headers";
import { PREVIEW_COOKIE } from "../../routing/contentCookies";
import { type CookieScope, DRAFT_MODE_COOKIE, SENT_COOKIE } from "../../routing/preview";

/** Turns draft mode on, and sets the preview's token where one is given; both end with the browser's session. */
export async function beginPreview(scope: CookieScope, token?: string): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  // Next would set it Secure without asking, and a browser on plain http throws such a cookie away.
  jar.set(DRAFT_MODE_COOKIE, jar.get(DRAFT_MODE_COOKIE)!.value, { ...scope, httpOnly: true });
  // The repository's toolbar reads this one.
  if (token) jar.set(PREVIEW_COOKIE, token, scope);
}

/**
 * The headers with which a browser forgets a preview: draft mode and the token. It tells cookies of one name apart by
 * whether they are partitioned, and Next's own way to take one back knows names alone.
 */
export function forgetPreview({ secure }: CookieScope): [string, string][] {
  const variants = secure ? ["Secure; SameSite=None", "Secure; SameSite=None; Partitioned"] : ["SameSite=Lax"];
  return [DRAFT_MODE_COOKIE, PREVIEW_COOKIE, SENT_COOKIE].flatMap((name) =>
    variants.map((variant): [string, string] => ["set-cookie", `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; ${variant}`]),
  );
}
