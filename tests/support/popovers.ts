import { vi } from "vitest";

/** Adds popovers to jsdom, which does not support them: its handling of their selector is an infinite recursion. */
export function fakePopovers(): void {
  const open = new WeakSet<Element>();
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selectors) {
    return selectors === ":popover-open" ? open.has(this) : matches.call(this, selectors);
  });
  Object.assign(HTMLElement.prototype, {
    togglePopover(this: HTMLElement, isOpen: boolean) {
      if (isOpen) open.add(this);
      else open.delete(this);
    },
  });
}
