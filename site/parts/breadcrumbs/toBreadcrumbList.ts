import type { StructuredData } from "../../ui/JsonLd/JsonLd";
import type { Breadcrumb } from "./breadcrumb";

/**
 * Returns the BreadcrumbList (schema.org) of a page: its breadcrumbs and the page itself. Links to a section of a page (`#`) are left out.
 */
export function toBreadcrumbList(steps: readonly Breadcrumb[], siteUrl: string): StructuredData {
  const listed = steps.filter(({ href }) => !href.includes("#"));
  return {
    "@type": "BreadcrumbList",
    itemListElement: listed.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${siteUrl}${href}`,
    })),
  };
}
