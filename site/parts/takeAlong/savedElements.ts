import { isSaved, onSavedChange, readSaved, type Saved, toggleSaved } from "../../device/saved";
import type { Lang } from "../../i18n/languages";
import { takeAlongWords } from "../../i18n/takeAlong";
import { element } from "../../ui/element";
import type { Shared } from "../../ui/ShareButton/sharePage";
import { iconElement } from "../../ui/Icon/iconElement";
import styles from "./SavedList.module.css";

// Custom elements instead of client components: pages of a visitor who has saved nothing load nothing for them.

/** An element that shows what is saved, and again after each change. */
abstract class SavedElement extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.#stop = onSavedChange(() => this.show());
    this.show();
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  protected abstract show(): void;
}

/** `<save-button>`: its button says whether a kiosk or a design is saved. */
class SaveButton extends SavedElement {
  // React reuses the element for another design.
  static observedAttributes = ["data-href"];

  attributeChangedCallback(): void {
    this.show();
  }

  protected show(): void {
    this.querySelector("button")?.setAttribute("aria-pressed", String(isSaved(this.dataset.href ?? "")));
  }
}

/** Handles a click: a `<save-button>` saves its kiosk or design, or no longer saves it; a `<share-button>` shares its link. */
export async function press({ localName, dataset }: HTMLElement): Promise<void> {
  if (localName === "share-button") {
    const { sharePage } = await import("../../ui/ShareButton/sharePage");
    return sharePage(JSON.parse(dataset.shared!) as Shared);
  }
  const { kind, href = "", name = "", detail } = dataset;
  toggleSaved({ kind: kind as Saved["kind"], href, name, detail });
}

/** `<saved-list>`: links to the saved kiosks or designs, each with a button that removes it. Empty if there are none. */
class SavedList extends SavedElement {
  protected show(): void {
    const { kind = "", lang, title, note } = this.dataset;
    const all = readSaved(kind as Saved["kind"]);
    if (all.length === 0) return this.replaceChildren();
    const heading = element("h2", styles.title, title ?? "");
    heading.id = `saved-${kind}`;
    heading.tabIndex = -1;
    const entries = all.map((one) => this.#entryOf(one, takeAlongWords(lang as Lang).remove(one.name)));
    const section = element(
      "section",
      styles.saved,
      heading,
      element("p", styles.note, note ?? ""),
      element("ul", styles.list, ...entries),
    );
    section.setAttribute("aria-labelledby", heading.id);
    this.replaceChildren(section);
  }

  #entryOf(one: Saved, removeLabel: string): HTMLElement {
    const link = element("a", styles.name, one.name);
    link.setAttribute("href", one.href);
    const remove = element("button", styles.remove, iconElement("close"));
    remove.setAttribute("type", "button");
    remove.setAttribute("aria-label", removeLabel);
    remove.addEventListener("click", () => {
      toggleSaved(one);
      // The button is gone.
      this.querySelector("h2")?.focus({ preventScroll: true });
    });
    const detail = one.detail ? [element("span", styles.detail, one.detail)] : [];
    return element("li", styles.entry, element("div", styles.words, link, ...detail), remove);
  }
}

customElements.define("save-button", SaveButton);
customElements.define("saved-list", SavedList);
