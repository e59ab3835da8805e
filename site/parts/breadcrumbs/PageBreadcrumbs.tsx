import { siteConfig } from "../../config";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { Breadcrumbs } from "../../ui/Breadcrumbs/Breadcrumbs";
import { JsonLd, type StructuredData } from "../../ui/JsonLd/JsonLd";

/** One page of a breadcrumb trail, without the home page. */
export interface Breadcrumb {
  label: string;
  /** Path with language prefix. */
  href: string;
}

interface PageBreadcrumbsProps {
  lang: Lang;
  /** URL of this page, with its language prefix. */
  url: string;
  above: readonly Breadcrumb[];
  /** Short name of this page. */
  name: string;
  /** True when the page's full title follows directly below. The last breadcrumb is then in the structured data only. */
  endsAbove?: boolean;
}

/** Breadcrumbs from the home page to this page: links for visitors, and a BreadcrumbList for search engines. */
export function PageBreadcrumbs({ lang, url, above, name, endsAbove = false }: PageBreadcrumbsProps) {
  const messages = messagesOf(lang);
  const steps = [{ label: messages.goHome, href: withLang("/", lang) }, ...above];
  return (
    <>
      <Breadcrumbs label={messages.breadcrumbs} crumbs={endsAbove ? steps : [...steps, { label: name }]} />
      <JsonLd data={toBreadcrumbList([...steps, { label: name, href: url }], siteConfig().siteUrl)} />
    </>
  );
}

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
