import { type ChosenPlace, forgetPlace, onPlaceChange, readPlace } from "../../device/place";
import { statusClass } from "../../hours/statusClass";
import { statusNow } from "../../hours/statusNow";
import { HOURS_WORDS } from "../../i18n/hours";
import { type Lang, withLang } from "../../i18n/languages";
import { formatDistance, unitOf } from "../../i18n/formatDistance";
import { element } from "../../ui/element";
import { nameOf } from "../../ui/kioskName";
// These elements need the remembered place too, so they load along.
import "./fillPlace";
import "./offerPlace";
import styles from "./rememberedPlace.module.css";
import { type Nearest, nearestKiosk } from "../placeSearch/nearestKiosk";

const MINUTE_MS = 60_000;

/**
 * Custom element `<known-place>` of the locator bar: shows the place that this device remembers and, once the BFF has answered, the nearest
 * kiosk. It is a custom element instead of a client component: pages of a visitor without a place load nothing for it, each new page's bar
 * is filled without React, and React's chunks are not split for it.
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
    // The line's height is reserved, so that nothing shifts when it fills.
    const line = element("div", styles.nearest);
    this.replaceChildren(name, line);
    void this.#fill(line, place);
  }

  async #fill(line: HTMLElement, place: ChosenPlace): Promise<void> {
    // When the query fails, the place shows without a kiosk.
    const nearest = await nearestKiosk(place).catch(() => null);
    // The visitor may have chosen another place meanwhile.
    if (!nearest || line.parentNode !== this || !this.isConnected) return;
    const lang = this.dataset.lang as Lang;
    const open = element("p", "");
    line.append(element("span", styles.nearestLabel, this.dataset.nearest), ...describe(nearest, lang), open);
    const tell = () => showStatus(open, nearest, lang);
    tell();
    this.#minutes = setInterval(tell, MINUTE_MS);
  }
}

/** Returns the elements for a kiosk's name (a link when it has a page) and its distance. */
function describe({ kiosk, distanceKm }: Nearest, lang: Lang): HTMLElement[] {
  const name = element(kiosk.path ? "a" : "span", styles.name, nameOf(kiosk));
  if (kiosk.path) name.setAttribute("href", withLang(kiosk.path, lang));
  return [name, element("span", styles.distance, formatDistance(distanceKm, lang, unitOf(lang, kiosk.address.country)))];
}

/** Writes whether the kiosk is open now; nothing when its hours are unknown. */
function showStatus(line: HTMLElement, { kiosk }: Nearest, lang: Lang): void {
  const now = statusNow(kiosk, lang);
  line.className = now ? statusClass(now) : "";
  // On phones, the ring says that it is closed: the words are for when it opens. One element, for the line is a row with gaps.
  const text = now?.text ?? "";
  const closed = `${HOURS_WORDS[lang].closedDay}, `;
  line.replaceChildren(
    text.startsWith(closed) ? element("span", "", element("span", styles.closed, closed), text.slice(closed.length)) : text,
  );
}

customElements.define("known-place", KnownPlace);

// The button in the bar's panel; it shows only while a place is known.
addEventListener("click", ({ target }) => {
  if ((target as Element).closest?.("[data-forget-place]")) forgetPlace();
});
