import type { Page } from "playwright-core";

/** A page view as analytics would be told of it. */
export interface PageView {
  page_location: string;
  page_path: string;
  page_title: string;
  page_referrer: string;
}

/** The page views that a page has told its data layer, in their order. */
export function pageViews(page: Page): Promise<PageView[]> {
  return page.evaluate(() => {
    const layer = (window as { dataLayer?: { event?: string }[] }).dataLayer ?? [];
    return layer.filter(({ event }) => event === "page_view") as unknown as PageView[];
  });
}
