// @vitest-environment window
import { beforeEach, expect, it, vi } from "vitest";
import { fakePopovers } from "#tests/support/popovers.ts";

// jsdom knows the element, and neither its methods nor what older browsers lack.
fakePopovers();
const onShowModal = vi.fn<() => void>();
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    onShowModal();
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
await import("./dialogFallbacks");

const [dialog, opener, closer] = ["dialog", "opener", "closer"].map((id) => () => document.getElementById(id)!);
const isOpen = () => (dialog!() as HTMLDialogElement).open;

/** Clicks, and returns whether the browser would follow the button's `popovertarget`. */
const click = (element: Element, init: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  onShowModal.mockClear();
  document.body.innerHTML =
    '<button id="opener" command="show-modal" commandfor="dialog" popovertarget="dialog"><i></i></button>' +
    '<dialog id="dialog" popover closedby="any"><button id="closer" command="close" commandfor="dialog"></button></dialog>';
  dialog!().getBoundingClientRect = () => ({ left: 10, right: 90, top: 10, bottom: 90 }) as DOMRect;
});

it("a button opens its dialog as a modal one instead of a popover, and one within closes it", () => {
  expect(click(opener!().firstElementChild!)).toBe(false);
  expect([onShowModal.mock.calls.length, isOpen()]).toEqual([1, true]);
  expect(click(closer!())).toBe(false);
  expect(isOpen()).toBe(false);
});

it("leaves a dialog that is open as a popover to the browser", () => {
  dialog!().togglePopover(true);
  expect(click(closer!())).toBe(true);
  expect(click(opener!())).toBe(true);
  expect(onShowModal).not.toHaveBeenCalled();
});

it.each([
  [{ clientX: 5, clientY: 50 }, false],
  [{ clientX: 50, clientY: 50 }, true],
])("after a click at %j, the dialog is open: %s", (position, expected) => {
  click(opener!());
  click(dialog!(), position);
  expect(isOpen()).toBe(expected);
});

it("a dialog that its buttons alone close stays open", () => {
  dialog!().setAttribute("closedby", "none");
  click(opener!());
  click(dialog!(), { clientX: 5, clientY: 5 });
  expect(isOpen()).toBe(true);
});

it("other clicks are the browser's", () => {
  expect(click(document.body)).toBe(true);
});
