import { NOTICE_LIFETIME_MS } from "../constants";

/** The network is lost, the network is back, or a navigation failed without network. */
type News = "offline" | "online" | "stopped";

let timer = 0;
let message: News | "" = "";

/** Shows the page's message for an event in its network notice (parts/network). */
export function showNetworkNotice(news: News): void {
  clearTimeout(timer);
  write(news);
  if (news === "online") timer = window.setTimeout(write, NOTICE_LIFETIME_MS, "");
}

/** Removes the message about a failed navigation when the visitor starts another one. */
export function clearStoppedNotice(): void {
  if (message === "stopped") write(navigator.onLine ? "" : "offline");
}

function write(text: News | ""): void {
  message = text;
  const notice = document.getElementById("network-notice");
  if (!notice) return;
  notice.textContent = text && (notice.dataset[text] ?? "");
  notice.toggleAttribute("data-news", text !== "");
}
