// @vitest-environment window
import { afterEach, expect, it, vi } from "vitest";
import { pageHistory } from "./pageHistory";

const tell = vi.spyOn(pageHistory, "onPageShown");
afterEach(() => tell.mockClear());

it("keeps the address of the page as it was loaded, and of the page that is shown, and tells of that once it is there", async () => {
  history.pushState({ of: "b" }, "", "/b/");
  expect([pageHistory.firstUrl, pageHistory.currentUrl].map((address) => new URL(address).pathname)).toEqual(["/", "/b/"]);
  expect(tell).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(tell).toHaveBeenCalledTimes(1);
});

it("gives the browser's entry for a part of a page the mark of its page, without which Next would never go back to it", async () => {
  location.hash = "#part";
  expect(history.state ?? null).toBeNull();
  await vi.waitFor(() => expect(history.state).toEqual({ of: "b" }));
  expect(location.href).toMatch(/\/b\/#part$/);
  expect(tell).not.toHaveBeenCalled();
});
