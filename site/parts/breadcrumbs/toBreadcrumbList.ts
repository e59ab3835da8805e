import type { StructuredData } from "../../ui/JsonLd/JsonLd";
import type { Breadcrumb } from "./breadcrumb";

/** Where a page stands, as search engines read it: the way to it, and the page itself. A part of a page is no place of its own. */
export function toBreadcrumbList(steps: readonly Breadcrumb[], siteUrl: string): StructuredData {
  const places = steps.filter(({ href }) => !href.includes("#"));
  return {
    "@type": "BreadcrumbList",
    itemListElement: places.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${siteUrl}${href}`,
    })),
  };
}
