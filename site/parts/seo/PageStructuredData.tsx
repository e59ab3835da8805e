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
    isService(page) ? serviceData(page, siteUrl, chrome, lang) : null,
    // Search engines want each question once in the whole site: on its own page, not where lists show it, too.
    isFaq(page) ? faqPageData([page.data]) : null,
  ];
  return all.filter((data) => data !== null);
}
