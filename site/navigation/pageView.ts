import { PAGE_VIEW_DELAY_MS } from "../constants";

let timer = 0;

/** Tells analytics, where there are any, which page is being shown. */
export function pushPageView(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const { dataLayer = [] } = window as { dataLayer?: object[] };
    (window as { dataLayer?: object[] }).dataLayer = dataLayer;
    dataLayer.push({ event: "page_view", page_path: location.pathname + location.search, page_title: document.title });
  }, PAGE_VIEW_DELAY_MS);
}
