import { countedPage } from "../../analytics/countedPage";
import { command, dataLayer } from "../../analytics/dataLayer";
import { loadScript } from "../../ui/loadScript";

// Google's own names. Nobody is asked about advertising, so that stays denied.
const DENIED = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" };
const STATISTICS = { analytics_storage: "granted" };

let isOn = false;

/** Loads the tag manager, once a page; it may keep statistics and nothing else. Where it does not load, nothing is missed. */
export function allowTagManager(id: string): void {
  if (isOn) return;
  isOn = true;
  // What a visitor did before the yes is not passed on.
  dataLayer().length = 0;
  command("consent", "default", DENIED);
  command("consent", "update", STATISTICS);
  // Google's tags take these for the address, the title and the referrer that they would read themselves.
  const page = countedPage();
  command("set", page);
  dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js", ...page });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`).catch((error: unknown) =>
    console.warn("The tag manager is left out:", error),
  );
}

/**
 * Takes the permission back. What is loaded cannot be taken from a page, and would see each navigation after this one too, so
 * the page is loaded anew without it.
 */
export function denyTagManager(): void {
  if (isOn) command("consent", "update", DENIED);
  forgetStatistics();
  if (isOn) location.reload();
}

/** Deletes the cookies of Google's analytics, on whichever part of the host's name they were set. */
function forgetStatistics(): void {
  const names = document.cookie
    .split(/;\s*/)
    .map((pair) => pair.split("=")[0]!)
    .filter((name) => /^_(ga|gid|gat|gcl|dc_gtm)(_|$)/.test(name));
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
  for (const name of names) for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
