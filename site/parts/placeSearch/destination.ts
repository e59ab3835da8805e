import { isService, type Service } from "../../i18n/services";
import { type LocatorState, type Point, printState } from "../locator/locatorState";

/** What is searched for: words, with the place that they stand for where that is known. */
export type Found = Pick<LocatorState, "q" | "at" | "place">;

/** Where a search leads: the form's own address, with its filters and what was found. */
export function destinationOf(form: HTMLFormElement, found: Found): string {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? "");
  const services = text("services")
    .split(",")
    .filter((name): name is Service => isService(name));
  const open = (["now", "24h"] as const).find((one) => one === text("open"));
  const { pathname } = new URL(form.action);
  const searched = printState({ ...found, services, open, sort: text("sort") === "name" ? "name" : undefined, page: 1 });
  // What else the form carries is its page's own.
  const others = [...fields]
    .filter(([name, value]) => value && !OF_LOCATOR.includes(name))
    .map(([name, value]) => `&${name}=${encodeURIComponent(String(value)).replaceAll("%2C", ",")}`);
  return pathname + (searched + others.join("")).replace(/^&/, "?");
}

const OF_LOCATOR = ["q", "at", "place", "services", "open", "sort", "page"];

/** What the page's own address says of words, where they came with a place: then they are a suggestion's, or were remembered. */
export function foundInAddress(q: string, form: HTMLFormElement): Found | null {
  const address = new URLSearchParams(location.search);
  const place = address.get("place");
  return place && address.get("q") === q ? { q, at: pointOf(form) ?? undefined, place } : null;
}

/** Follows a link that stands nowhere: the site's own listener takes it from there (navigation/Links). */
export function follow(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/** The point that a list around the form is about. */
export function pointOf(form: HTMLFormElement): Point | null {
  const [lat, lng] = (form.dataset.at ?? "").split(",").map(Number);
  return lat !== undefined && lng !== undefined && Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}
