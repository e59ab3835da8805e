import { siteConfig } from "../../config";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { Breadcrumbs } from "../../ui/Breadcrumbs/Breadcrumbs";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import type { Breadcrumb } from "./breadcrumb";
import { toBreadcrumbList } from "./toBreadcrumbList";

interface PageBreadcrumbsProps {
  lang: Lang;
  /** Of this page, with its language prefix. */
  url: string;
  above: readonly Breadcrumb[];
  /** Of this page, short. */
  name: string;
  /** True where the page's own name stands in full right below: machines alone are told it then. */
  endsAbove?: boolean;
}

/** The way from the home page to this one, for visitors and for search engines. */
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
