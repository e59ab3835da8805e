import { onPlaceChange, readPlace } from "../../device/place";
import { EMPTY_STATE, printState } from "../locator/locatorState";

/** Custom element `<offer-place>`: a link to the current view around the place that this device remembers. Empty when it remembers none. */
class OfferPlace extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.#stop = onPlaceChange(() => this.#show());
    this.#show();
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  #show(): void {
    const place = readPlace();
    const { href = "", label = "" } = this.dataset;
    if (!place) return this.replaceChildren();
    const { label: q, placeId, lat, lng } = place;
    const query = printState({ ...EMPTY_STATE, q, at: { lat, lng }, place: placeId });
    const link = document.createElement("a");
    link.href = href.includes("?") ? `${href}&${query.slice(1)}` : href + query;
    // Strings become text nodes, never markup.
    link.textContent = label.replace("{place}", () => q);
    this.replaceChildren(link);
  }
}

customElements.define("offer-place", OfferPlace);
