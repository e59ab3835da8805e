import { PAGE_VIEW_DELAY_MS } from "../constants";
import { countedPage } from "./countedPage";
import { command, dataLayer } from "./dataLayer";

let timer = 0;

/** Tells analytics, where there are any, which page is being shown, and which one was before it. */
export function pushPageView(before: string): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const page = countedPage(before);
    // For all other events on this page: Google's tags would read the address themselves.
    command("set", page);
    dataLayer().push({ event: "page_view", ...page });
  }, PAGE_VIEW_DELAY_MS);
}
