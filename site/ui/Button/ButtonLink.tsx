import type { LinkField } from "@prismicio/client";
import type { ReactNode } from "react";
import { ContentLink } from "../ContentLink/ContentLink";
import { SiteLink } from "../SiteLink/SiteLink";
import { buttonClass, type ButtonStyle } from "./Button";

// In a file of its own, since islands import Button and would bundle content links with it.

/** A link from content that looks like a button. */
export function ButtonLink({ field, style, children }: { field: LinkField; style: ButtonStyle; children: ReactNode }) {
  return (
    <ContentLink field={field} className={buttonClass(style)}>
      {children}
    </ContentLink>
  );
}

/** A link to a page of the site that looks like a button. */
export function SiteButtonLink({ href, look, children }: { href: string; look: ButtonStyle; children: ReactNode }) {
  return (
    <SiteLink href={href} className={buttonClass(look)}>
      {children}
    </SiteLink>
  );
}
