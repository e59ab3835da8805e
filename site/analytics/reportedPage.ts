import { isService } from "../i18n/services";
import { titleFromPath } from "../routing/titleFromPath";

/** What analytics are told of the page that is shown, by Google's names of it. */
export interface ReportedPage {
  page_location: string;
  page_path: string;
  page_title: string;
  page_referrer: string;
}

/** Decimals of the coordinates that are passed on: a tenth of a degree is eleven kilometres, a city. */
const DECIMALS = 1;

/** What of a parameter's value is passed on; undefined where it is none that the site writes itself. */
type Reading = (value: string) => string | undefined;

const fits =
  (pattern: RegExp): Reading =>
  (value) =>
    pattern.test(value) ? value : undefined;
const campaign = fits(/^[\w .~+-]{1,100}$/);

// What is not listed is not told: the words of a search (`q`), the place that they stand for, the part of the map.
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
 * The page as analytics may know it: where the visitor is on the site, but neither what they typed nor where exactly they are.
 * `before` is the address of the page before it, where the browser's own word on that is too old.
 */
export function reportedPage(before = document.referrer): ReportedPage {
  const { address, isWhole } = reportedUrl(new URL(location.href));
  // A title may repeat what the address holds: "Kiosks near 12 Elm Street".
  const title = isWhole ? document.title : titleFromPath(location.pathname) || location.hostname;
  return {
    page_location: address.href,
    page_path: address.pathname + address.search,
    page_title: title,
    page_referrer: reportedReferrer(before),
  };
}

/** An address with what may be told alone, and whether that is all it says. */
function reportedUrl({ origin, pathname, searchParams }: URL): { address: URL; isWhole: boolean } {
  const address = new URL(pathname, origin);
  let isWhole = true;
  for (const [name, value] of searchParams) {
    const told = Object.hasOwn(REPORTED_PARAMS, name) ? REPORTED_PARAMS[name]!(value) : undefined;
    if (told !== undefined) address.searchParams.append(name, told);
    isWhole &&= told === value;
  }
  // As the site writes it.
  address.search = address.search.replaceAll("%2C", ",");
  return { address, isWhole };
}

/** Of another site, its name alone: its addresses may hold what was typed there. */
function reportedReferrer(before: string): string {
  if (!URL.canParse(before)) return "";
  const url = new URL(before);
  return url.origin === location.origin ? reportedUrl(url).address.href : `${url.origin}/`;
}

function roundPoint(value: string): string | undefined {
  const degrees = value.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  if (degrees.length !== 2 || !degrees.every(Number.isFinite)) return undefined;
  return degrees.map((one) => String(Number(one.toFixed(DECIMALS)))).join(",");
}
