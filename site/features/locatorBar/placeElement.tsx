import { createRoot, type Root } from "react-dom/client";
import type { Lang } from "../../i18n/languages";
import { KnownPlace } from "./KnownPlace";

/**
 * What fills `<known-place>` of the locator bar, wherever a page has one and whenever a page brings another. It is an
 * element of its own, and no client component, so that a page whose visitor has chosen no place loads nothing for it.
 */
class KnownPlaceElement extends HTMLElement {
  #root: Root | undefined;

  connectedCallback() {
    const { lang, label = "", nearest = "" } = this.dataset;
    this.#root = createRoot(this);
    this.#root.render(<KnownPlace lang={lang as Lang} label={label} nearestLabel={nearest} />);
  }

  disconnectedCallback() {
    this.#root?.unmount();
  }
}

customElements.define("known-place", KnownPlaceElement);
