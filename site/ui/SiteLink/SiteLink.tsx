import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page of the site, navigated on the client. Not prefetched: every page is rendered on request, so Next
 * would ask for each link in view and drop the answer half-read.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  return <Link {...props} prefetch={false} />;
}
