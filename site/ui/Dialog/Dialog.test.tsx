// @vitest-environment window
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type DialogContent, dialogStore } from "./dialogStore";
import { openDialog } from "./openDialog";

// jsdom knows the element, not its methods.
const onShow = vi.fn<() => void>();
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  HTMLDialogElement.prototype.showModal = function showModal() {
    onShow();
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => {
  act(dialogStore.clear);
  onShow.mockReset();
});

const dialog = () => document.querySelector("dialog");
const buttons = () => [...document.querySelectorAll("button")];
const press = (name: string) =>
  act(() =>
    buttons()
      .find((button) => (button.ariaLabel ?? button.textContent) === name)!
      .click(),
  );
const open = (content: Partial<DialogContent> = {}) => act(() => openDialog({ title: "Leave?", closeLabel: "Close", ...content }));

describe("the store", () => {
  it("is closed and empty at first, and again once it is cleared", () => {
    expect(dialogStore.get()).toEqual({ isOpen: false });
    dialogStore.open({ title: "Leave?", closeLabel: "Close", persisted: true, buttonPrimary: { title: "Yes" } });
    expect(dialogStore.get()).toMatchObject({ isOpen: true, title: "Leave?" });
    dialogStore.clear();
    expect(dialogStore.get()).toEqual({ isOpen: false });
  });

  it("calls its listeners on each change, and only then", () => {
    const listener = vi.fn<() => void>();
    const end = dialogStore.subscribe(listener);
    dialogStore.clear();
    expect(listener).not.toHaveBeenCalled();
    dialogStore.open({ title: "Leave?", closeLabel: "Close" });
    dialogStore.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    dialogStore.open({ title: "Leave?", closeLabel: "Close" });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("does not keep properties of the previous dialog", () => {
    dialogStore.open({ title: "One", closeLabel: "Close", content: "Words", persisted: true });
    dialogStore.open({ title: "Two", closeLabel: "Close" });
    expect(dialogStore.get()).toEqual({ isOpen: true, title: "Two", closeLabel: "Close" });
  });
});

describe("an open dialog", () => {
  it("is modal, is named by its title, and shows its content", () => {
    open({
      content: "Your designs stay.",
      component: <em>More</em>,
      buttonPrimary: { title: "Leave" },
      buttonSecondary: { title: "Stay" },
    });
    expect(onShow).toHaveBeenCalledTimes(1);
    expect(document.getElementById(dialog()!.getAttribute("aria-labelledby")!)!.textContent).toBe("Leave?");
    expect(dialog()!.textContent).toBe("Leave?Your designs stay.MoreLeaveStay");
    expect(dialog()!.getAttribute("closedby")).toBe("any");
  });

  it("shows only its title and a close button if it has no content", () => {
    open();
    expect(dialog()!.textContent).toBe("Leave?");
    expect(buttons().map((button) => button.ariaLabel)).toEqual(["Close"]);
  });

  it.each(["Leave", "Stay"])("%s closes it and calls its handler", (title) => {
    const [leave, stay] = [vi.fn<() => void>(), vi.fn<() => void>()];
    open({ buttonPrimary: { title: "Leave", action: leave }, buttonSecondary: { title: "Stay", action: stay } });
    press(title);
    expect([leave.mock.calls.length, stay.mock.calls.length]).toEqual(title === "Leave" ? [1, 0] : [0, 1]);
    expect(dialogStore.get()).toEqual({ isOpen: false });
    expect(dialog()).toBeNull();
  });

  it("is replaced by the dialog that its button opens", () => {
    open({ buttonPrimary: { title: "Leave", action: () => openDialog({ title: "Really?", closeLabel: "Close" }) } });
    const first = dialog();
    press("Leave");
    expect(dialogStore.get()).toEqual({ isOpen: true, title: "Really?", closeLabel: "Close" });
    expect(dialog()!.textContent).toBe("Really?");
    expect(dialog()).not.toBe(first);
    expect(onShow).toHaveBeenCalledTimes(2);
  });

  it("closes by its close button, and when the browser closes it", () => {
    open();
    press("Close");
    expect(dialog()).toBeNull();
    open();
    act(() => dialog()!.close());
    expect(dialogStore.get()).toEqual({ isOpen: false });
    expect(dialog()).toBeNull();
  });

  it("closes before it leaves the page, so that the focus can go back", () => {
    open();
    const element = dialog()!;
    const wasConnected: boolean[] = [];
    element.addEventListener("close", () => wasConnected.push(element.isConnected));
    act(dialogStore.clear);
    expect(wasConnected).toEqual([true]);
  });

  it("that is persisted closes by its buttons alone", () => {
    open({ persisted: true });
    expect(dialog()!.getAttribute("closedby")).toBe("none");
    const cancel = new Event("cancel", { cancelable: true });
    act(() => void dialog()!.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    press("Close");
    expect(dialog()).toBeNull();
  });

  it("is shown again after React has replaced the page", () => {
    open();
    act(dialogStore.clear);
    document.body.replaceChildren();
    open({ title: "Again?" });
    expect(dialog()!.isConnected).toBe(true);
    expect(dialog()!.textContent).toBe("Again?");
  });
});
