import { cookies, draftMode } from "next/headers";
import { PREVIEW_COOKIE } from "../../routing/contentCookies";
import { type CookieScope, DRAFT_MODE_COOKIE, SENT_COOKIE } from "../../routing/preview";

/** Turns draft mode on and sets the preview token if one is given. Both cookies end with the browser session. */
export async function beginPreview(scope: CookieScope, token?: string): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  // Next always sets it Secure, and a browser on plain HTTP drops such a cookie.
  jar.set(DRAFT_MODE_COOKIE, jar.get(DRAFT_MODE_COOKIE)!.value, { ...scope, httpOnly: true });
  // Prismic's toolbar reads this cookie.
  if (token) jar.set(PREVIEW_COOKIE, token, scope);
}

/**
 * Returns the Set-Cookie headers that delete the cookies of a preview. Browsers keep partitioned and unpartitioned cookies of one name
 * apart, and Next's API cannot delete both.
 */
export function forgetPreview({ secure }: CookieScope): [string, string][] {
  const variants = secure ? ["Secure; SameSite=None", "Secure; SameSite=None; Partitioned"] : ["SameSite=Lax"];
  return [DRAFT_MODE_COOKIE, PREVIEW_COOKIE, SENT_COOKIE].flatMap((name) =>
    variants.map((variant): [string, string] => ["set-cookie", `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; ${variant}`]),
  );
}
