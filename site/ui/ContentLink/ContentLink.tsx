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
export function leadsOn(field: LinkField | null | undefined): field is LinkField<string, string, unknown, "filled"> {
  return isFilled.link(field) && safeHref(field.url) !== undefined;
}

/** Whether a link field leads somewhere and has words of its own: a link without them would have no name. */
export function isNamedLink(field: LinkField | null | undefined): field is LinkField & { text: string } {
  return leadsOn(field) && Boolean(field.text);
}

/**
 * A link field as a link: pages of the site are navigated on the client, everything else is a plain link that tells
 * the other side nothing. Renders its children alone where the field is empty or leads nowhere.
 */
export function ContentLink({ field, children, ...look }: ContentLinkProps) {
  const href = isFilled.link(field) ? safeHref(field.url) : undefined;
  if (!href || !isFilled.link(field)) return <>{children}</>;
  const label = children ?? field.text;
  const target = "target" in field ? safeTarget(field.target) : undefined;
  if (isOwn(href)) {
    return (
      <SiteLink href={href} {...look} target={target}>
        {label}
      </SiteLink>
    );
  }
  return (
    <a href={href} {...look} target={target} rel="noopener noreferrer">
      {label}
    </a>
  );
}

// The BFF has made paths of all links that lead to a page of ours, documents and written addresses alike.
function isOwn(href: string): boolean {
  return href.startsWith("/") || href.startsWith("#");
}

// The name of a frame is nothing that an editor needs.
function safeTarget(target: string | undefined): string | undefined {
  return target && /^_(blank|self|parent|top)$/.test(target) ? target : undefined;
}

// Links are the editor's text: only schemes that open a page, a mail or a call.
function safeHref(url: string | undefined): string | undefined {
  return url && /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(url) ? url : undefined;
}
