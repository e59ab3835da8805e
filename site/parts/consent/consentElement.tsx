import { createRoot, type Root } from "react-dom/client";
import type { Lang } from "../../i18n/languages";
import { ConsentNotices } from "./ConsentNotices";

/**
 * Custom element `<cookie-consent>`: renders the banner into it. A page has the element only when a tag manager is configured; a page of
 * another language brings a new element.
 */
class CookieConsentElement extends HTMLElement {
  #root: Root | undefined;

  connectedCallback() {
    const { tagManager = "", lang, words = "{}" } = this.dataset;
    this.#root = createRoot(this);
    this.#root.render(<ConsentNotices tagManagerId={tagManager} lang={lang as Lang} words={JSON.parse(words)} />);
  }

  disconnectedCallback() {
    this.#root?.unmount();
  }
}

customElements.define("cookie-consent", CookieConsentElement);
