import { isFilled, type LinkField } from "@prismicio/client";
import { SiteLink } from "../SiteLink/SiteLink";
import type { ReactNode } from "react";

interface ContentLinkProps {
  field: LinkField;
  className?: string;
  "aria-current"?: "page";
  children?: ReactNode;
}

/** Whether a link field leads somewhere. */
export function leadsOn(field: LinkField): boolean {
  return isFilled.link(field) && safeHref(field.url) !== undefined;
}

/**
 * A link field as a link: pages of the site are navigated on the client, everything else is a plain link that tells
 * the other side nothing. Renders its children alone where the field is empty or leads nowhere.
 */
export function ContentLink({ field, children, ...look }: ContentLinkProps) {
  const href = isFilled.link(field) ? safeHref(field.url) : undefined;
  if (!href || !isFilled.link(field)) return <>{children}</>;
  const label = children ?? field.text;
  if (field.link_type === "Document") {
    return (
      <SiteLink href={href} {...look}>
        {label}
      </SiteLink>
    );
  }
  const target = "target" in field ? field.target : undefined;
  return (
    <a href={href} {...look} target={target} rel="noopener noreferrer">
      {label}
    </a>
  );
}

// Links are the editor's text: only schemes that open a page, a mail or a call.
function safeHref(url: string | undefined): string | undefined {
  return url && /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(url) ? url : undefined;
}
