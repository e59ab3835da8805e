import { type ChosenPlace, forgetPlace, onPlaceChange, readPlace } from "../../device/place";
import status from "../../hours/OpenStatus.module.css";
import { statusNow } from "../../hours/statusNow";
import { type Lang, withLang } from "../../i18n/languages";
import { formatDistance } from "../../i18n/formatDistance";
import { nameOf } from "../../ui/kioskName";
// What else offers the place comes with it.
import "./offerPlace";
import styles from "./knownPlace.module.css";
import { type Nearest, nearestKiosk } from "../placeSearch/nearestKiosk";

const MINUTE_MS = 60_000;

/**
 * `<known-place>` of the locator bar: the place that this device remembers, and the kiosk nearest to it once the BFF has
 * told. It is an element of its own and no client component: a page whose visitor has chosen no place loads nothing for
 * it, each page that brings another bar has it filled, and React, whose chunks it would have split, never looks into it.
 */
class KnownPlace extends HTMLElement {
  #stop: (() => void) | undefined;
  #minutes: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    this.#stop = onPlaceChange(() => this.#show());
    this.#show();
  }

  disconnectedCallback(): void {
    this.#stop?.();
    clearInterval(this.#minutes);
  }

  #show(): void {
    clearInterval(this.#minutes);
    const place = readPlace();
    if (!place) return this.replaceChildren();
    const name = element("p", styles.place, element("span", styles.label, this.dataset.label), " ", element("strong", "", place.label));
    name.title = place.label;
    // The room is there from the start, so that nothing moves when it fills.
    const line = element("div", styles.nearest);
    this.replaceChildren(name, line);
    void this.#fill(line, place);
  }

  async #fill(line: HTMLElement, place: ChosenPlace): Promise<void> {
    // The place stands without its kiosk.
    const nearest = await nearestKiosk(place).catch(() => null);
    // Another place may have been chosen meanwhile.
    if (!nearest || line.parentNode !== this || !this.isConnected) return;
    const lang = this.dataset.lang as Lang;
    const open = element("p", "");
    line.append(element("span", styles.nearestLabel, this.dataset.nearest), ...describe(nearest, lang), open);
    const tell = () => showStatus(open, nearest, lang);
    tell();
    this.#minutes = setInterval(tell, MINUTE_MS);
  }
}

/** A kiosk's name, as a link where it has a page, and how far it is. */
function describe({ kiosk, distanceKm }: Nearest, lang: Lang): HTMLElement[] {
  const name = element(kiosk.path ? "a" : "span", styles.name, nameOf(kiosk));
  if (kiosk.path) name.setAttribute("href", withLang(kiosk.path, lang));
  return [name, element("span", styles.distance, formatDistance(distanceKm, lang))];
}

/** Whether it is open now, in words; nothing where that is not known. */
function showStatus(line: HTMLElement, { kiosk: { hours, holidayHours, timeZone } }: Nearest, lang: Lang): void {
  const now = statusNow(hours ?? [], holidayHours ?? [], timeZone, lang);
  line.className = now ? `${status.status} ${status[now.kind]}` : "";
  line.textContent = now?.text ?? "";
}

// Words become text, never markup.
function element(tag: string, className: string | undefined, ...children: (Node | string | undefined)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

customElements.define("known-place", KnownPlace);

// The button in the panel that the bar opens; it is there only where a place is.
addEventListener("click", ({ target }) => {
  if ((target as Element).closest?.("[data-forget-place]")) forgetPlace();
});
