import { NOTICE_LIFETIME_MS } from "../constants";

/** The network has gone; it is back; or a page that a visitor asked for has to wait for it. */
type News = "offline" | "online" | "stopped";

let timer = 0;

/** Writes the page's own sentence for it into the notice that the page brings along (features/network). */
export function tellNetwork(news: News): void {
  const write = (text: string) => {
    const notice = document.getElementById("network-notice");
    if (notice) notice.textContent = text && (notice.dataset[text] ?? "");
  };
  clearTimeout(timer);
  write(news);
  if (news === "online") timer = window.setTimeout(write, NOTICE_LIFETIME_MS, "");
}
