import { readPlace } from "../../device/place";
import { isService, type Service } from "../../i18n/services";
import { type LocatorState, type Point, printState, readRadius } from "../locator/locatorState";

/** The searched text, with its place when it is known. */
export type Found = Pick<LocatorState, "q" | "at" | "place">;

/** Returns the URL that a search leads to: the form's action with its filters and the searched place. */
export function destinationOf(form: HTMLFormElement, search: Found): string {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? "");
  const services = text("services")
    .split(",")
    .filter((name): name is Service => isService(name));
  const open = (["now", "24h"] as const).find((one) => one === text("open"));
  const { pathname } = new URL(form.action);
  const within = readRadius(text("within"));
  const searched = printState({ ...search, within, services, open, sort: text("sort") === "name" ? "name" : undefined, page: 1 });
  // Other fields of the form belong to its page and are kept.
  const others = [...fields]
    .filter(([name, value]) => value && !OF_LOCATOR.includes(name))
    .map(([name, value]) => `&${name}=${encodeURIComponent(String(value)).replaceAll("%2C", ",")}`);
  return pathname + (searched + others.join("")).replace(/^&/, "?");
}

const OF_LOCATOR = ["q", "at", "place", "within", "services", "open", "sort", "page"];

/**
 * Returns the place that the page's URL holds for a text: the text then came from a suggestion or was remembered. Null when the URL holds
 * another text or no point.
 */
export function placeInAddress(q: string, form: HTMLFormElement): Found | null {
  const address = new URLSearchParams(location.search);
  const place = address.get("place");
  return place && address.get("q") === q ? { q, at: pointOf(form) ?? undefined, place } : null;
}

/** Returns the place that the device remembers under a text, with which it has filled the field; null for another text. */
export function recentSearchNamed(q: string): Found | null {
  const place = readPlace();
  return place?.label === q ? { q, at: { lat: place.lat, lng: place.lng }, place: place.placeId } : null;
}

/** Clicks a detached link, which the site's link listener handles (navigation/Links). */
export function follow(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Returns the point of the list on the form's page; null without one. */
export function pointOf(form: HTMLFormElement): Point | null {
  const [lat, lng] = (form.dataset.at ?? "").split(",").map(Number);
  return lat !== undefined && lng !== undefined && Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}
