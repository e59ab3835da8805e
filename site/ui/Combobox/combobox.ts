import { createPopup } from "./popup";
import { element } from "../element";
import { type Group, groupElement, type Option } from "./optionElements";
import styles from "./combobox.module.css";

/** The content of a list. */
export interface View {
  groups: readonly Group[];
  /** A sentence above the options, where one is needed. */
  note?: string;
  /** The source of the options, if it has to be named. */
  source?: string;
}

interface ComboboxOptions {
  /** The element below which the list is shown, with the same width. It must not be in a label, since the list is inserted after it. */
  anchor: HTMLElement;
  /** Names the list. */
  label: string;
  /** Returns the announcement for screen readers when the options have changed. */
  count(options: number): string;
  /** The label of the button that closes the list on phones, where it fills the screen with its field. Without one, it does not. */
  cancel?: string;
  /** Called when the visitor opens the list by a key. */
  onOpen(): void;
}

export interface Combobox {
  show(view: View): void;
  hide(): void;
  readonly isOpen: boolean;
}

/** Number of lists on this page, for their ids. */
let lists = 0;

/**
 * Turns an existing input into a WAI-ARIA combobox with a list and manual selection; value, focus and form stay. The focus never leaves the
 * input. A library's combobox would replace the input while the visitor types. Load it by `import()`.
 */
export function createCombobox(input: HTMLInputElement, { anchor, label, count, cancel, onOpen }: ComboboxOptions): Combobox {
  const id = `combobox-${++lists}`;
  const list = element("div", styles.list);
  list.id = id;
  list.role = "listbox";
  list.ariaLabel = label;
  const popup = createPopup({ anchor, list, cancel, onCancel: () => input.blur() });
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
    const groupElements = groups.filter((group) => group.options.length > 0).map((group, index) => groupElement(group, `${id}-${index}`));
    activate(-1);
    options = groupElements.flatMap((group) => group.options);
    list.replaceChildren(...groupElements.map((group) => group.element));
    popup.surround(note, source);
    setOpen(options.length > 0 || note !== undefined || popup.isSheet);
    // Without options only the note is announced.
    heard.textContent = [note, options.length > 0 && count(options.length)].filter(Boolean).join(" ");
  };
  // Moving past either end returns to the input.
  const move = (by: 1 | -1) => activate(((active + 1 + by + options.length + 1) % (options.length + 1)) - 1);

  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: ({ altKey }) => (popup.isOpen ? altKey || (move(1), true) : (onOpen(), true)),
    ArrowUp: ({ altKey }) => (popup.isOpen ? (altKey ? hide() : move(-1), true) : (onOpen(), true)),
    Enter: () => active >= 0 && (choose(active), true),
    // If the list is closed, Escape belongs to the field or its panel.
    Escape: () => popup.isOpen && (hide(), true),
    Home: () => (activate(-1), false),
    End: () => (activate(-1), false),
    ArrowLeft: () => (activate(-1), false),
    ArrowRight: () => (activate(-1), false),
    Tab: () => (hide(), false),
  };
  input.addEventListener("keydown", (event) => {
    // Keys belong to the input method while it composes.
    if (event.isComposing || event.ctrlKey || event.metaKey || !keys[event.key]?.(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  input.addEventListener("blur", hide);
  // Keeps the focus in the input when an option is pressed.
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
