import { siteConfig } from "../../config";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { Breadcrumbs, type Crumb } from "../../ui/Breadcrumbs/Breadcrumbs";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import { toBreadcrumbList } from "./structuredData";

interface WayHereProps {
  lang: Lang;
  /** Of this page; like those above, without language prefix. */
  path: string;
  above: readonly { label: string; path: string }[];
  name: string;
}

/** The way from the home page to a page of the directory, for visitors and for search engines. */
export function WayHere({ lang, path, above, name }: WayHereProps) {
  const messages = messagesOf(lang);
  const places = [{ label: messages.goHome, path: "/" }, ...above];
  const crumbs: Crumb[] = [...places.map((place) => ({ label: place.label, href: withLang(place.path, lang) })), { label: name }];
  return (
    <>
      <Breadcrumbs label={messages.breadcrumbs} crumbs={crumbs} />
      <JsonLd data={toBreadcrumbList(crumbs, siteConfig().siteUrl, withLang(path, lang))} />
    </>
  );
}
