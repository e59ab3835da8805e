import type { Page } from "playwright-core";

/** A page view as reported to analytics. */
export interface PageView {
  page_location: string;
  page_path: string;
  page_title: string;
  page_referrer: string;
}

/** Returns the page views in a page's data layer, in order. */
export function pageViews(page: Page): Promise<PageView[]> {
  return page.evaluate(() => {
    const layer = (window as { dataLayer?: { event?: string }[] }).dataLayer ?? [];
    return layer.filter(({ event }) => event === "page_view") as unknown as PageView[];
  });
}
