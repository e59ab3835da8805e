import { onPlaceChange, readPlace } from "../../device/place";

/** Custom element `<fill-place>` in a form with a place: fills its empty field with the place that this device remembers. */
class FillPlace extends HTMLElement {
  #stop: (() => void) | undefined;
  #filled = "";

  connectedCallback(): void {
    const input = this.closest("form")?.querySelector<HTMLInputElement>(":is(input[name=q], input[name=near])");
    if (!input) return;
    // Typing then searches for another place.
    const select = () => this.#filled !== "" && input.value === this.#filled && input.select();
    input.addEventListener("focus", select);
    const stop = onPlaceChange(() => this.#fill(input));
    this.#stop = () => {
      input.removeEventListener("focus", select);
      stop();
    };
    this.#fill(input);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  #fill(input: HTMLInputElement): void {
    // What the visitor has typed stays.
    if (input.value !== this.#filled || document.activeElement === input) return;
    input.value = this.#filled = readPlace()?.label ?? "";
  }
}

customElements.define("fill-place", FillPlace);
