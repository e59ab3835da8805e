// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GOOGLE_CONTENT_CHANGED, hideGoogleContent } from "../map/googleContent";
import { onGoogleHidden } from "./onGoogleHidden";

/** The document's listeners for the event. */
const listeners = new Set<unknown>();
const newForm = () => document.body.appendChild(document.createElement("form"));

beforeEach(() => {
  const { addEventListener: add, removeEventListener: remove } = document;
  vi.spyOn(document, "addEventListener").mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
    if (type === GOOGLE_CONTENT_CHANGED) listeners.add(listener);
    add.call(document, type, listener);
  });
  vi.spyOn(document, "removeEventListener").mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
    listeners.delete(listener);
    remove.call(document, type, listener);
  });
});
afterEach(() => {
  document.body.replaceChildren();
  hideGoogleContent()();
  vi.restoreAllMocks();
});

it("one listener serves all forms, and only when Google's content is hidden", () => {
  const hides = [vi.fn<() => void>(), vi.fn<() => void>()];
  for (const hide of hides) onGoogleHidden(newForm(), hide);
  expect(listeners.size).toBe(1);
  const comeBack = hideGoogleContent();
  comeBack();
  for (const hide of hides) expect(hide).toHaveBeenCalledTimes(1);
});

it("drops a removed form, and the listener with the last one", () => {
  const [hideStaying, hideRemoved] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const form = newForm();
  onGoogleHidden(form, hideRemoved);
  onGoogleHidden(newForm(), hideStaying);
  form.remove();
  hideGoogleContent()();
  expect([hideRemoved.mock.calls.length, hideStaying.mock.calls.length, listeners.size]).toEqual([0, 1, 1]);
  document.body.replaceChildren();
  hideGoogleContent()();
  expect([hideStaying.mock.calls.length, listeners.size]).toEqual([1, 0]);
});

it("keeps one listener over many pages", () => {
  for (let page = 0; page < 5; page++) {
    const form = newForm();
    onGoogleHidden(form, () => {});
    form.remove();
  }
  expect(listeners.size).toBe(1);
});
