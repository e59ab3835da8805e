import { vi } from "vitest";

/** Lets jsdom open and close popovers, which it does not know: its own answer to their selector is a recursion without an end. */
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
