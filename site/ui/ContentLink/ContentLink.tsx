import { isFilled, type LinkField } from "@prismicio/client";
import { readLink } from "#shared/links/readLink.ts";
import { SiteLink } from "../SiteLink/SiteLink";
import type { ReactNode } from "react";

interface ContentLinkProps {
  field: LinkField;
  className?: string;
  "aria-current"?: "page";
  children?: ReactNode;
}

/** Whether a link field has a valid target. */
export function leadsOn(field: LinkField | null | undefined): field is LinkField<string, string, unknown, "filled"> {
  return isFilled.link(field) && safeHref(field.url) !== undefined;
}

/** Whether a link field has a valid target and a text, without which the link would have no name. */
export function isNamedLink(field: LinkField | null | undefined): field is LinkField & { text: string } {
  return leadsOn(field) && Boolean(field.text);
}

/**
 * A link field as a link: pages of the site are navigated on the client; links to other sites send no referrer. Renders only its children
 * if the field is empty or has no valid target.
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

// The BFF converts all links to pages of the site, documents and typed URLs, to paths.
function isOwn(href: string): boolean {
  return href.startsWith("/") || href.startsWith("#");
}

// Names of frames are ignored.
function safeTarget(target: string | undefined): string | undefined {
  return target && /^_(blank|self|parent|top)$/.test(target) ? target : undefined;
}

// The BFF has mended what editors typed; the simulator's slices come without it.
function safeHref(url: string | undefined): string | undefined {
  const link = readLink(url);
  return "href" in link ? link.href : undefined;
}
