import { createPopup } from "./popup";
import { element, type Group, groupElement, type Option } from "./optionElements";
import styles from "./combobox.module.css";

/** What a list shows. */
export interface View {
  groups: readonly Group[];
  /** A sentence above the options, where one is needed. */
  note?: string;
  /** Whose the options are, where that must be said. */
  source?: string;
}

interface ComboboxOptions {
  /** What the list lies below, as wide as it. In no label: the list comes right after it, and would be a part of the label. */
  anchor: HTMLElement;
  /** Names the list. */
  label: string;
  /** Read aloud when the list has changed, where it holds any. */
  count(options: number): string;
  /** Called when somebody wants to see the list, by a key. */
  onOpen(): void;
}

export interface Combobox {
  show(view: View): void;
  hide(): void;
  readonly isOpen: boolean;
}

/** How many lists this page has: not every input has an id that theirs could be made of. */
let lists = 0;

/**
 * Makes a combobox of an input that is there already, with whatever stands in it, its focus and its form: the pattern of
 * WAI-ARIA with a list and manual selection. The focus never leaves the input. A library's would be another input, and
 * take the place of this one under the visitor's fingers. To be imported by `import()`.
 */
export function createCombobox(input: HTMLInputElement, { anchor, label, count, onOpen }: ComboboxOptions): Combobox {
  const id = `combobox-${++lists}`;
  const list = element("div", styles.list);
  list.id = id;
  list.role = "listbox";
  list.ariaLabel = label;
  const popup = createPopup(anchor, list);
  const heard = element("div", styles.heard);
  heard.role = "status";
  anchor.after(popup.element, heard);

  let options: { option: Option; element: HTMLElement }[] = [];
  let active = -1;

  const activate = (index: number) => {
    options[active]?.element.setAttribute("aria-selected", "false");
    active = index;
    const chosen = options[active]?.element;
    chosen?.setAttribute("aria-selected", "true");
    chosen?.scrollIntoView({ block: "nearest" });
    if (chosen) input.setAttribute("aria-activedescendant", chosen.id);
    else input.removeAttribute("aria-activedescendant");
  };
  const setOpen = (isOpen: boolean) => {
    input.ariaExpanded = String(isOpen);
    popup.toggle(isOpen);
    if (!isOpen) activate(-1);
  };
  const hide = () => {
    heard.textContent = "";
    if (popup.isOpen) setOpen(false);
  };
  const choose = (index: number) => {
    const { option } = options[index]!;
    hide();
    option.choose();
  };
  const show = ({ groups, note, source }: View) => {
    const made = groups.filter((group) => group.options.length > 0).map((group, index) => groupElement(group, `${id}-${index}`));
    activate(-1);
    options = made.flatMap((group) => group.options);
    list.replaceChildren(...made.map((group) => group.element));
    popup.surround(note, source);
    setOpen(options.length > 0 || note !== undefined);
    // Where there is nothing to choose, there are no instructions.
    heard.textContent = [note, options.length > 0 && count(options.length)].filter(Boolean).join(" ");
  };
  // Past either end lies the input itself.
  const move = (by: 1 | -1) => activate(((active + 1 + by + options.length + 1) % (options.length + 1)) - 1);

  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: ({ altKey }) => (popup.isOpen ? altKey || (move(1), true) : (onOpen(), true)),
    ArrowUp: ({ altKey }) => (popup.isOpen ? (altKey ? hide() : move(-1), true) : (onOpen(), true)),
    Enter: () => active >= 0 && (choose(active), true),
    // Closed, it is the field's own, or that of the panel around it.
    Escape: () => popup.isOpen && (hide(), true),
    Home: () => (activate(-1), false),
    End: () => (activate(-1), false),
    ArrowLeft: () => (activate(-1), false),
    ArrowRight: () => (activate(-1), false),
    Tab: () => (hide(), false),
  };
  input.addEventListener("keydown", (event) => {
    // While letters are being composed, keys are those of the one who composes.
    if (event.isComposing || event.ctrlKey || event.metaKey || !keys[event.key]?.(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  input.addEventListener("blur", hide);
  // The focus stays where it is when an option is pressed.
  popup.element.addEventListener("pointerdown", (event) => event.preventDefault());
  popup.element.addEventListener("mousedown", (event) => event.preventDefault());
  popup.element.addEventListener("click", ({ target }) => {
    const index = options.findIndex(({ element: one }) => one.contains(target as Node));
    if (index >= 0) choose(index);
  });
  list.addEventListener("pointermove", ({ target }) => {
    const index = options.findIndex(({ element: one }) => one.contains(target as Node));
    if (index >= 0 && index !== active) activate(index);
  });

  input.role = "combobox";
  input.setAttribute("aria-controls", id);
  input.setAttribute("aria-autocomplete", "list");
  input.ariaExpanded = "false";
  input.autocomplete = "off";
  return {
    show,
    hide,
    get isOpen() {
      return popup.isOpen;
    },
  };
}
