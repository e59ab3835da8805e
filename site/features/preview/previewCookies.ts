import { cookies, draftMode } from "next/headers";
import { PREVIEW_COOKIE } from "../../routing/contentCookies";
import { cookieScope, DRAFT_MODE_COOKIE, SENT_COOKIE } from "../../routing/preview";

/** Turns draft mode on, and sets the preview's token where one is given; both end with the browser's session. */
export async function beginPreview(secure: boolean, token?: string): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  // Next would set it Secure without asking, and a browser on plain http throws such a cookie away.
  jar.set(DRAFT_MODE_COOKIE, jar.get(DRAFT_MODE_COOKIE)!.value, { ...cookieScope(secure), httpOnly: true });
  // The repository's toolbar reads this one.
  if (token) jar.set(PREVIEW_COOKIE, token, cookieScope(secure));
}

/** Turns draft mode off and forgets the preview. */
export async function endPreview(secure: boolean): Promise<void> {
  (await draftMode()).disable();
  const jar = await cookies();
  // In an iframe of another origin a cookie is only taken back by one that could have been set there.
  for (const name of [DRAFT_MODE_COOKIE, PREVIEW_COOKIE, SENT_COOKIE]) jar.set(name, "", { ...cookieScope(secure), expires: new Date(0) });
}
