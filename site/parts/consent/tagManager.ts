import { reportedPage } from "../../analytics/reportedPage";
import { dataLayer, gtag } from "../../analytics/dataLayer";
import { loadScript } from "../../ui/loadScript";

// Google's names of consent types. The banner does not ask about advertising, so that stays denied.
const DENIED = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" };
const STATISTICS = { analytics_storage: "granted" };

let isOn = false;

/** Loads the tag manager once per page, with consent for statistics only. A failure to load is logged as a warning. */
export function allowTagManager(id: string): void {
  if (isOn) return;
  isOn = true;
  // Events from before the consent are dropped.
  dataLayer().length = 0;
  gtag("consent", "default", DENIED);
  gtag("consent", "update", STATISTICS);
  // Google's tags use these values in place of the URL, title and referrer that they would read themselves.
  const page = reportedPage();
  gtag("set", page);
  dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js", ...page });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`).catch((error: unknown) =>
    console.warn("The tag manager is left out:", error),
  );
}

/** Revokes the consent. A loaded script cannot be removed and would see later navigations too, so the page is reloaded without it. */
export function denyTagManager(): void {
  if (isOn) gtag("consent", "update", DENIED);
  forgetStatistics();
  if (isOn) location.reload();
}

/** Deletes the cookies of Google Analytics on the host and on every parent domain. */
function forgetStatistics(): void {
  const names = document.cookie
    .split(/;\s*/)
    .map((pair) => pair.split("=")[0]!)
    .filter((name) => /^_(ga|gid|gat|gcl|dc_gtm)(_|$)/.test(name));
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
  for (const name of names) for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
