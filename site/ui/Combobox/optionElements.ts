import { element } from "../element";
import { iconElement } from "../Icon/iconElement";
import type { IconName } from "../Icon/iconPaths";
import styles from "./combobox.module.css";

/** Something to choose. */
export interface Option {
  text: string;
  /** What was typed: where the text holds it, it is bold. */
  match?: string;
  /** What there is to say about it, at the end of its line. */
  detail?: string;
  icon: IconName;
  choose(): void;
}

/** Options that belong together, below a name of theirs. */
export interface Group {
  label: string;
  /** Whether its options say as much themselves: the name is for listeners then. */
  isPlain?: boolean;
  options: readonly Option[];
}

/** A group and its options, with ids that begin with one of the list's. */
export function groupElement(
  { label, isPlain, options }: Group,
  id: string,
): { element: HTMLElement; options: { option: Option; element: HTMLElement }[] } {
  const name = element("div", isPlain ? styles.heard : styles.label, label);
  name.id = `${id}-name`;
  const items = options.map((option, index) => ({ option, element: optionElement(option, `${id}-${index}`) }));
  const group = element("div", styles.group, name, ...items.map((one) => one.element));
  group.role = "group";
  group.setAttribute("aria-labelledby", name.id);
  return { element: group, options: items };
}

function optionElement({ text, match, detail, icon }: Option, id: string): HTMLElement {
  const words = element("span", styles.text, ...withMatch(text, match));
  const option = element("div", styles.option, iconElement(icon), words, ...(detail ? [" ", element("span", styles.detail, detail)] : []));
  option.id = id;
  option.role = "option";
  option.ariaSelected = "false";
  return option;
}

/** A text in parts, the one that was typed bold: `**Colum**bus`. */
export function withMatch(text: string, match = ""): (Node | string)[] {
  const at = match ? fold(text).indexOf(fold(match)) : -1;
  if (at < 0) return [text];
  const end = at + match.length;
  return [text.slice(0, at), element("strong", undefined, text.slice(at, end)), text.slice(end)].filter((part) => part !== "");
}

// Letter by letter, so that places in the folded text are places in the text.
function fold(text: string): string {
  return [...text].map((letter) => letter.normalize("NFD").charAt(0).toLowerCase().padEnd(letter.length)).join("");
}
