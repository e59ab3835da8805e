// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHUNK_LOAD_TIMEOUT_MS, LOADING_BAR_HIDE_MS, LOADING_BAR_THROTTLE_MS } from "../constants";
import { reloadIfStuck } from "./chunkGuard";
import { withSecondTry } from "./pageFetch";
import { failed, started } from "./watch";

vi.mock("./chunkGuard", () => ({ reloadIfStuck: vi.fn<typeof reloadIfStuck>() }));
vi.mock("./pageFetch", () => ({ withSecondTry: vi.fn<typeof withSecondTry>((ask) => ask) }));
vi.stubGlobal("fetch", vi.fn<typeof fetch>());
const scrollTo = vi.fn<() => void>();
window.scrollTo = scrollTo;

const bar = () => document.querySelector<HTMLElement>(".loading-bar")?.dataset.state;
/** Shows the page at a path, as Next does: it writes the history. */
const arrive = async (path: string) => {
  history.pushState(null, "", path);
  await Promise.resolve();
};
let page = 0;

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await arrive(`/rest-${++page}/`);
  vi.runAllTimers();
  vi.useRealTimers();
  vi.mocked(reloadIfStuck).mockReset();
  scrollTo.mockReset();
});

describe("the loading bar", () => {
  it("shows for a page that takes longer than anybody notices, and is done with it", async () => {
    started("/slow/");
    vi.advanceTimersByTime(LOADING_BAR_THROTTLE_MS - 1);
    expect(bar()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(bar()).toBe("loading");
    await arrive("/slow/");
    expect(bar()).toBe("done");
    vi.advanceTimersByTime(LOADING_BAR_HIDE_MS);
    expect(bar()).toBeUndefined();
  });

  it("never shows for a page that is there at once, nor for a place within the page", async () => {
    started("/fast/");
    await arrive("/fast/");
    started("/fast/#end");
    vi.advanceTimersByTime(10 * LOADING_BAR_THROTTLE_MS);
    expect(bar()).toBeUndefined();
  });

  it("is red at once where a page broke", () => {
    failed();
    expect(bar()).toBe("failed");
    vi.advanceTimersByTime(LOADING_BAR_HIDE_MS);
    expect(bar()).toBeUndefined();
  });

  it("is red where Next gives up by loading the page anew", () => {
    started("/broken/");
    dispatchEvent(new Event("beforeunload"));
    expect(bar()).toBe("failed");
  });

  it("stays away where the visitor leaves without a navigation under way", () => {
    dispatchEvent(new Event("beforeunload"));
    expect(bar()).toBeUndefined();
  });
});

describe("a page that cannot be reached", () => {
  const unreachable = vi.mocked(withSecondTry).mock.calls[0]![1];
  const said = () => document.querySelector("output")!.textContent;
  beforeEach(() => {
    document.body.innerHTML = '<output id="network-notice" data-stopped="Not yet."></output>';
  });

  it("is refused with a red bar and a sentence, and Next is told that the visitor stays", () => {
    const told = vi.fn<(event: PopStateEvent) => void>();
    addEventListener("popstate", told, { once: true });
    started("/away/");
    expect(unreachable()).toBe(true);
    expect([bar(), said()]).toEqual(["failed", "Not yet."]);
    expect(told.mock.lastCall![0].state).toBe(history.state);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("is Next's to deal with where nobody asked for a page, or once the history has moved", async () => {
    expect(unreachable()).toBe(false);
    started("/back/");
    // As the browser does when somebody goes back: nothing of ours hears of it.
    vi.stubGlobal("location", { pathname: "/back/", search: "" });
    expect(unreachable()).toBe(false);
    vi.unstubAllGlobals();
    expect([bar(), said()]).toEqual([undefined, ""]);
  });
});

describe("a chunk that does not come", () => {
  it("is looked for once a navigation has taken two minutes", () => {
    started("/stuck/");
    vi.advanceTimersByTime(CHUNK_LOAD_TIMEOUT_MS - 1);
    expect(reloadIfStuck).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reloadIfStuck).toHaveBeenCalledTimes(1);
  });

  it("is not looked for once the page is there, and another navigation has two minutes of its own", async () => {
    started("/one/");
    vi.advanceTimersByTime(CHUNK_LOAD_TIMEOUT_MS - 1);
    await arrive("/one/");
    started("/two/");
    vi.advanceTimersByTime(CHUNK_LOAD_TIMEOUT_MS - 1);
    expect(reloadIfStuck).not.toHaveBeenCalled();
  });
});
