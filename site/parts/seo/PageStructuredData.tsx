import { siteConfig } from "../../config";
import type { Edition } from "../../routing/edition";
import { JsonLd, type StructuredData } from "../../ui/JsonLd/JsonLd";
import { loadChrome } from "../chrome/loadChrome";
import type { Chrome } from "../chrome/chrome";
import { faqPageData } from "./faqData";
import { serviceData } from "./serviceData";
import { organizationData, webSiteData } from "./organizationData";
import type { Page } from "../content/loadPage";
import { isFaq, isService } from "../content/pageTypes";

/** Structured data of a content page, as JSON-LD. */
export async function PageStructuredData({ page, edition }: { page: Page; edition: Edition }) {
  const chrome = await loadChrome(edition);
  return pageStructuredData(page, edition, chrome, siteConfig().siteUrl).map((data) => <JsonLd key={data["@type"]} data={data} />);
}

/**
 * Returns the structured data of a content page: the business on the home page, and the page's subject. Breadcrumbs render their own
 * (parts/breadcrumbs).
 */
export function pageStructuredData(page: Page, { lang }: Pick<Edition, "lang">, chrome: Chrome, siteUrl: string): StructuredData[] {
  const all = [
    ...(page.type === "homepage" ? [organizationData(chrome, siteUrl), webSiteData(chrome.brand, lang, siteUrl)] : []),
    isService(page) ? serviceData(page, siteUrl, chrome.brand) : null,
    questionsOf(page),
  ];
  return all.filter((data) => data !== null);
}

/** Returns the questions of a page, each once; null for the page of all questions, whose screen renders them itself. */
function questionsOf(page: Page): StructuredData | null {
  if (page.type === "faq_page") return null;
  const own = isFaq(page) ? [page.data] : [];
  const shown = page.data.slices
    .flatMap((slice) => ("questions" in slice && slice.variation !== "short" ? (slice.questions ?? []) : []))
    .map(({ data }) => data);
  const all = new Map([...own, ...shown].map(({ question, answer }) => [question, { question, answer }]));
  return faqPageData([...all.values()]);
}
