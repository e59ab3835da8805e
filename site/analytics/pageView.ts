import { PAGE_VIEW_DELAY_MS } from "../constants";
import { reportedPage } from "./reportedPage";
import { gtag, dataLayer } from "./dataLayer";

let timer = 0;

/** Reports a page view to analytics after PAGE_VIEW_DELAY_MS. `before` is the URL of the previous page. */
export function pushPageView(before: string): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const page = reportedPage(before);
    // For all other events on this page: otherwise Google's tags read the URL themselves.
    gtag("set", page);
    dataLayer().push({ event: "page_view", ...page });
  }, PAGE_VIEW_DELAY_MS);
}
