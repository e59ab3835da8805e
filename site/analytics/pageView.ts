import { PAGE_VIEW_DELAY_MS } from "../constants";
import { reportedPage } from "./reportedPage";
import { gtag, dataLayer } from "./dataLayer";

let timer = 0;

/** Tells analytics, where there are any, which page is being shown, and which one was before it. */
export function pushPageView(before: string): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const page = reportedPage(before);
    // For all other events on this page: Google's tags would read the address themselves.
    gtag("set", page);
    dataLayer().push({ event: "page_view", ...page });
  }, PAGE_VIEW_DELAY_MS);
}
