// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHUNK_LOAD_TIMEOUT_MS, LOADING_BAR_HIDE_MS, LOADING_BAR_THROTTLE_MS } from "../constants";
import { reloadIfStuck } from "./reloadIfStuck";
import { fetchWithRetry } from "./fetchWithRetry";
import { navigationFailed, navigationStarted } from "./navigationWatcher";

vi.mock("./reloadIfStuck", () => ({ reloadIfStuck: vi.fn<typeof reloadIfStuck>() }));
vi.mock("./fetchWithRetry", () => ({ fetchWithRetry: vi.fn<typeof fetchWithRetry>((ask) => ask) }));
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
  it("is shown for a slow page, and ends with it", async () => {
    navigationStarted("/slow/");
    vi.advanceTimersByTime(LOADING_BAR_THROTTLE_MS - 1);
    expect(bar()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(bar()).toBe("loading");
    await arrive("/slow/");
    expect(bar()).toBe("done");
    vi.advanceTimersByTime(LOADING_BAR_HIDE_MS);
    expect(bar()).toBeUndefined();
  });

  it("is not shown for a fast page or a fragment", async () => {
    navigationStarted("/fast/");
    await arrive("/fast/");
    navigationStarted("/fast/#end");
    vi.advanceTimersByTime(10 * LOADING_BAR_THROTTLE_MS);
    expect(bar()).toBeUndefined();
  });

  it("is shown if the current page is requested again", async () => {
    navigationStarted(location.href);
    vi.advanceTimersByTime(LOADING_BAR_THROTTLE_MS);
    expect(bar()).toBe("loading");
    await arrive(location.href);
    expect(bar()).toBe("done");
  });

  it("is red at once if a page throws", () => {
    navigationFailed();
    expect(bar()).toBe("failed");
    vi.advanceTimersByTime(LOADING_BAR_HIDE_MS);
    expect(bar()).toBeUndefined();
  });

  it("is red if Next reloads the page", () => {
    navigationStarted("/broken/");
    dispatchEvent(new Event("beforeunload"));
    expect(bar()).toBe("failed");
  });

  it("is not shown if the visitor leaves without a pending navigation", () => {
    dispatchEvent(new Event("beforeunload"));
    expect(bar()).toBeUndefined();
  });
});

describe("a page that cannot be reached", () => {
  const unreachable = vi.mocked(fetchWithRetry).mock.calls[0]![1];
  const noticeText = () => document.querySelector("output")!.textContent;
  beforeEach(() => {
    document.body.innerHTML = '<output id="network-notice" data-stopped="Not yet."></output>';
  });

  it("shows a red bar and a message, and ends Next's navigation", () => {
    const listener = vi.fn<(event: PopStateEvent) => void>();
    addEventListener("popstate", listener, { once: true });
    navigationStarted("/away/");
    expect(unreachable()).toBe(true);
    expect([bar(), noticeText()]).toEqual(["failed", "Not yet."]);
    expect(listener.mock.lastCall![0].state).toBe(history.state);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("has no message once the visitor starts another navigation", async () => {
    navigationStarted("/away/");
    unreachable();
    navigationStarted("/there/");
    expect(noticeText()).toBe("");
    navigationStarted("/away/");
    unreachable();
    navigationStarted("/back/", "traverse");
    expect(noticeText()).toBe("");
  });

  it("is left to Next without a pending navigation, or once the history has moved", async () => {
    expect(unreachable()).toBe(false);
    navigationStarted("/back/");
    // As the browser does when somebody goes back: nothing of ours hears of it.
    vi.stubGlobal("location", { pathname: "/back/", search: "" });
    expect(unreachable()).toBe(false);
    vi.unstubAllGlobals();
    expect([bar(), noticeText()]).toEqual([undefined, ""]);
  });
});

describe("a chunk that does not load", () => {
  it("is looked for after two minutes of a navigation", () => {
    navigationStarted("/stuck/");
    vi.advanceTimersByTime(CHUNK_LOAD_TIMEOUT_MS - 1);
    expect(reloadIfStuck).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reloadIfStuck).toHaveBeenCalledTimes(1);
  });

  it("is not looked for once the page is shown; the next navigation has its own two minutes", async () => {
    navigationStarted("/one/");
    vi.advanceTimersByTime(CHUNK_LOAD_TIMEOUT_MS - 1);
    await arrive("/one/");
    navigationStarted("/two/");
    vi.advanceTimersByTime(CHUNK_LOAD_TIMEOUT_MS - 1);
    expect(reloadIfStuck).not.toHaveBeenCalled();
  });
});

describe("the focus", () => {
  const html = (text: string) => `<a id="filter" href="?a=1">${text}</a><ol><li id="row-21" tabindex="-1">21</li></ol>`;
  const focusId = () => document.activeElement?.id ?? "";
  beforeEach(() => void (Element.prototype.scrollIntoView = vi.fn<() => void>()));

  it("stays on another view of the same page, though React replaced the elements", async () => {
    await arrive("/list/");
    document.body.innerHTML = html("before");
    document.getElementById("filter")!.focus();
    navigationStarted("/list/?a=1");
    document.body.innerHTML = html("after");
    await arrive("/list/?a=1");
    expect(focusId()).toBe("filter");
  });

  it("is on the target of the link's fragment if it is focusable", async () => {
    document.body.innerHTML = html("more");
    document.getElementById("filter")!.focus();
    navigationStarted("/list/?page=2#row-21");
    await arrive("/list/?page=2#row-21");
    expect(focusId()).toBe("row-21");
  });

  it("is on the content of another page", async () => {
    document.body.innerHTML = html("before");
    document.getElementById("filter")!.focus();
    navigationStarted("/other/");
    document.body.innerHTML = `${html("after")}<main id="content" tabindex="-1"></main>`;
    await arrive("/other/");
    expect(focusId()).toBe("content");
  });
});

describe("a dialog that a URL opens", () => {
  const closed = vi.fn<() => void>();
  beforeEach(async () => {
    await arrive("/list/?open=1");
    document.body.innerHTML = '<dialog open data-opened-by="open"></dialog>';
    // jsdom has no modal dialogs.
    const dialog = document.querySelector("dialog")!;
    dialog.close = closed;
    vi.spyOn(document, "querySelectorAll").mockImplementation(
      (selector) => (selector === "dialog:modal" ? [dialog] : []) as unknown as NodeListOf<Element>,
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    closed.mockReset();
  });

  it.each(["/list/?open=1", "/list/?open=1&q=nowhere"])("stays open if the next URL opens it too: %s", (url) => {
    navigationStarted(url);
    expect(closed).not.toHaveBeenCalled();
  });

  it.each(["/list/", "/list/?open=2", "/other/?open=1"])("is closed at once by another URL: %s", (url) => {
    navigationStarted(url);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it("stays open if the next page is unreachable", () => {
    navigationStarted("/list/?open=1&q=here");
    vi.mocked(fetchWithRetry).mock.calls[0]![1]();
    expect(closed).not.toHaveBeenCalled();
  });

  it("that no URL opens is closed by any", () => {
    delete document.querySelector("dialog")!.dataset.openedBy;
    navigationStarted("/list/?open=1&q=nowhere");
    expect(closed).toHaveBeenCalledTimes(1);
  });
});

describe("a page with a fragment", () => {
  const scrolledTo = vi.fn<(this: Element) => void>(function scrollIntoView() {
    scrolledTo.mock.lastCall!.push(this.id as never);
  });
  const lastTarget = () => scrolledTo.mock.lastCall?.[0 as never];
  beforeEach(() => {
    document.body.innerHTML = '<p id="50%"></p><p id="élan"></p><p id="%20"></p>';
    Element.prototype.scrollIntoView = scrolledTo;
    scrolledTo.mockClear();
  });

  it.each([
    ["that is not a valid encoding", "#50%", "50%"],
    ["that is encoded", "#%C3%A9lan", "élan"],
    ["that is an id as written", "#%20", "%20"],
  ])("%s is scrolled to its target", async (_, hash, id) => {
    await arrive(`/hash-${++page}/${hash}`);
    expect(lastTarget()).toBe(id);
  });
});
