// @vitest-environment window
import { afterEach, expect, it, vi } from "vitest";
import { pageHistory } from "./pageHistory";

const tell = vi.spyOn(pageHistory, "onPageShown");
afterEach(() => tell.mockClear());

it("has the URL of the loaded document and of the shown page, and reports a page once it is shown", async () => {
  history.pushState({ of: "b" }, "", "/b/");
  expect([pageHistory.firstUrl, pageHistory.currentUrl].map((address) => new URL(address).pathname)).toEqual(["/", "/b/"]);
  expect(tell).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(tell).toHaveBeenCalledTimes(1);
});

it("gives the browser's history entry for a fragment the state of its page, without which Next would not go back to it", async () => {
  location.hash = "#part";
  expect(history.state ?? null).toBeNull();
  await vi.waitFor(() => expect(history.state).toEqual({ of: "b" }));
  expect(location.href).toMatch(/\/b\/#part$/);
  expect(tell).not.toHaveBeenCalled();
});
