import { createRoot, type Root } from "react-dom/client";
import type { Lang } from "../../i18n/languages";
import { ConsentNotices } from "./ConsentNotices";

/** What fills `<cookie-consent>`, which a page has only where there is something to agree to. A page of another language brings another. */
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
