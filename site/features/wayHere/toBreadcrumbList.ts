import type { StructuredData } from "../../ui/JsonLd/JsonLd";
import type { Step } from "./WayHere";

/** Where a page stands, as search engines read it: the way to it, and the page itself. */
export function toBreadcrumbList(steps: readonly Step[], siteUrl: string): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, href }, index) => ({ "@type": "ListItem", position: index + 1, name: label, item: `${siteUrl}${href}` })),
  };
}
