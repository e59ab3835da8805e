import { helpToSearch } from "./placeSearch";

const helped = new WeakMap<HTMLFormElement, ReturnType<typeof helpToSearch>>();

/** A visitor has come to a search for a place, by the keyboard (`focusin`) or by a click on a part of it. */
export function touch(form: HTMLFormElement, target: Element, type: string): void {
  let help = helped.get(form);
  if (!help) helped.set(form, (help = helpToSearch(form)));
  if (type !== "click") return;
  if (target.closest("[data-locate]")) help.locate();
  else if (target.closest("[data-clear]")) help.clear();
  else if (target.matches("input[name=q]")) help.open();
}
