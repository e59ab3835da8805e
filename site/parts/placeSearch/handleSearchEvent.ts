import { attachSuggestions } from "./attachSuggestions";

const helped = new WeakMap<HTMLFormElement, ReturnType<typeof attachSuggestions>>();

/** Handles focus and clicks in a search form. Adds suggestions on the first event, then runs the button that was clicked. */
export function handleSearchEvent(form: HTMLFormElement, target: Element, type: string): void {
  let help = helped.get(form);
  if (!help) helped.set(form, (help = attachSuggestions(form)));
  if (type !== "click") return;
  if (target.closest("[data-locate]")) help.locate();
  else if (target.closest("[data-clear]")) help.clear();
  else if (target.matches("input[name=q]")) help.open();
}
