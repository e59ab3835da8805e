// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LOADING_BAR_THROTTLE_MS } from "../constants";

// A visitor goes back without any other interaction: the navigation watcher is loaded only then.
const writes = { pushState: history.pushState, replaceState: history.replaceState };
const scrollTo = vi.fn<() => void>();
const addressOf = (path: string) => new URL(path, "http://localhost:3000").href;
const bar = () => document.querySelector<HTMLElement>(".loading-bar")?.dataset.state;
const views = () => (window as { dataLayer?: object[] }).dataLayer!.filter((entry) => "event" in entry);

/** Loads the module after the document was loaded at /new/ and the history has moved to /old/; `pagePath` is the shown page. */
async function comeLate(pagePath: string) {
  Object.assign(history, writes);
  history.replaceState({}, "", "/new/");
  sessionStorage.setItem("keyway-scroll", JSON.stringify({ [addressOf("/old/")]: [0, 700] }));
  vi.resetModules();
  const { pageHistory } = await import("./pageHistory");
  pageHistory.currentUrl = addressOf(pagePath);
  vi.stubGlobal("location", new URL(addressOf("/old/")));
  return { pageHistory, watcher: await import("./navigationWatcher") };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn<typeof fetch>());
  vi.stubGlobal("scrollTo", scrollTo);
  Object.assign(window, { dataLayer: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

it("shows the bar, restores the position and reports the page view", async () => {
  const { pageHistory, watcher } = await comeLate("/new/");
  watcher.navigationStarted("/old/", "traverse");
  vi.advanceTimersByTime(LOADING_BAR_THROTTLE_MS);
  expect(bar()).toBe("loading");
  expect(scrollTo).not.toHaveBeenCalled();
  pageHistory.onPageShown();
  vi.runAllTimers();
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
  expect(views()).toEqual([expect.objectContaining({ page_path: "/old/" })]);
  expect(bar()).toBeUndefined();
});

it("does so without the bar if the page was shown already", async () => {
  const { watcher } = await comeLate("/old/");
  watcher.navigationStarted("/old/", "traverse");
  vi.runAllTimers();
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
  expect(views()).toHaveLength(1);
  expect(bar()).toBeUndefined();
});

it("saves the position of a page that was scrolled before this module was loaded", async () => {
  Object.assign(history, writes);
  history.replaceState({}, "", "/long/");
  sessionStorage.clear();
  vi.resetModules();
  await import("./pageHistory");
  vi.stubGlobal("scrollX", 0);
  vi.stubGlobal("scrollY", 900);
  await import("./navigationWatcher");
  dispatchEvent(new Event("pagehide"));
  expect(JSON.parse(sessionStorage.getItem("keyway-scroll")!)).toEqual({ [addressOf("/long/")]: [0, 900] });
});
