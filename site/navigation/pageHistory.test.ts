// @vitest-environment window
import { afterEach, expect, it, vi } from "vitest";
import { entryKey } from "../nextInternals/routerHistory";
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
  const page = entryKey();
  location.hash = "#part";
  expect(history.state ?? null).toBeNull();
  await vi.waitFor(() => expect(history.state).toMatchObject({ of: "b" }));
  expect(entryKey()).not.toBe(page);
  expect(location.href).toMatch(/\/b\/#part$/);
  expect(tell).not.toHaveBeenCalled();
});

it("gives each history entry a key, which it keeps as long as the router writes the same entry", () => {
  history.pushState({ of: "c" }, "", "/c/");
  const first = entryKey();
  history.replaceState({ of: "c again" }, "", "/c/");
  expect([entryKey(), history.state.of]).toEqual([first, "c again"]);
  history.pushState({ of: "d" }, "", "/c/");
  expect(entryKey()).not.toBe(first);
  history.replaceState(null, "", "/c/");
  expect(entryKey()).toEqual(expect.any(String));
});
