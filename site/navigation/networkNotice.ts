import { NOTICE_LIFETIME_MS } from "../constants";

/** The network has gone; it is back; or a page that a visitor asked for has to wait for it. */
type News = "offline" | "online" | "stopped";

let timer = 0;
let said: News | "" = "";

/** Writes the page's own sentence for it into the notice that the page brings along (parts/network). */
export function showNetworkNotice(news: News): void {
  clearTimeout(timer);
  write(news);
  if (news === "online") timer = window.setTimeout(write, NOTICE_LIFETIME_MS, "");
}

/** The visitor goes on: that a page had to wait is over. */
export function clearStoppedNotice(): void {
  if (said === "stopped") write(navigator.onLine ? "" : "offline");
}

function write(text: News | ""): void {
  said = text;
  const notice = document.getElementById("network-notice");
  if (notice) notice.textContent = text && (notice.dataset[text] ?? "");
}
