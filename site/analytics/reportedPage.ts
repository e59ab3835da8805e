import { toUrl } from "#shared/toUrl.ts";
import { isService } from "../i18n/services";
import { titleFromPath } from "../routing/titleFromPath";

/** The page data of an analytics event, with Google's parameter names. */
export interface ReportedPage {
  page_location: string;
  page_path: string;
  page_title: string;
  page_referrer: string;
}

/** Decimals of reported coordinates: a tenth of a degree is eleven kilometres, about a city. */
const DECIMALS = 1;

/** Returns the reported value of a query parameter; undefined if the site would not have written the value. */
type Reading = (value: string) => string | undefined;

const fits =
  (pattern: RegExp): Reading =>
  (value) =>
    pattern.test(value) ? value : undefined;
const campaign = fits(/^[\w .~+-]{1,100}$/);

// Parameters that are not listed are not reported: search words (`q`), their place, the visible part of the map.
const REPORTED_PARAMS: Record<string, Reading> = {
  at: roundPoint,
  services: (value) => (value.split(",").every(isService) ? value : undefined),
  open: fits(/^(now|24h)$/),
  sort: fits(/^(distance|name)$/),
  page: fits(/^\d{1,4}$/),
  group: fits(/^[\w-]{1,12}(,[\w-]{1,12}){0,49}$/),
  sub: fits(/^[\w-]{1,12}(,[\w-]{1,12}){0,49}$/),
  sku: fits(/^\d{1,10}$/),
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
  utm_content: campaign,
  utm_id: campaign,
};

/**
 * Returns the page data for analytics: which page is shown, but neither what the visitor typed nor their exact position. `before` is the
 * URL of the previous page after a client-side navigation, which does not update `document.referrer`.
 */
export function reportedPage(before = document.referrer): ReportedPage {
  const { address, isWhole } = reportedUrl(new URL(location.href));
  // A title may repeat removed parameters: "Kiosks near 12 Elm Street".
  const title = isWhole ? document.title : titleFromPath(location.pathname) || location.hostname;
  return {
    page_location: address.href,
    page_path: address.pathname + address.search,
    page_title: title,
    page_referrer: reportedReferrer(before),
  };
}

/** Returns the URL with reported parameters only, and whether none was removed or changed. */
function reportedUrl({ origin, pathname, searchParams }: URL): { address: URL; isWhole: boolean } {
  const address = new URL(pathname, origin);
  let isWhole = true;
  for (const [name, value] of searchParams) {
    const reportedValue = Object.hasOwn(REPORTED_PARAMS, name) ? REPORTED_PARAMS[name]!(value) : undefined;
    if (reportedValue !== undefined) address.searchParams.append(name, reportedValue);
    isWhole &&= reportedValue === value;
  }
  // The site writes commas unencoded.
  address.search = address.search.replaceAll("%2C", ",");
  return { address, isWhole };
}

/** Returns the reported referrer: of another site the origin only, since its URLs may contain what the visitor typed there. */
function reportedReferrer(before: string): string {
  const url = toUrl(before);
  if (!url) return "";
  return url.origin === location.origin ? reportedUrl(url).address.href : `${url.origin}/`;
}

function roundPoint(value: string): string | undefined {
  const degrees = value.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  if (degrees.length !== 2 || !degrees.every(Number.isFinite)) return undefined;
  return degrees.map((one) => String(Number(one.toFixed(DECIMALS)))).join(",");
}
