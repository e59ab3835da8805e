import type { ComponentProps } from "react";

/** A link to a page of the site. `navigation/Links` follows it on the client. */
export function SiteLink({ href, children, ...props }: ComponentProps<"a"> & { href: string }) {
  return (
    <a href={href} {...props}>
      {children}
    </a>
  );
}
