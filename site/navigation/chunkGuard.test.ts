// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHUNK_RELOAD_GUARD_MS } from "../constants";
import { isChunk, reloadOnce } from "./chunkGuard";
import { reloadIfStuck } from "./reloadIfStuck";

const reload = vi.fn<() => void>();
const script = (src: string) => Object.assign(document.createElement("script"), { type: "x-never-run", src });
const chunk = () => script("/_next/static/chunks/a.js");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
  sessionStorage.clear();
  document.head.innerHTML = "";
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockReset();
});

it("recognizes scripts of the build", () => {
  expect(isChunk(chunk())).toBe(true);
  for (const other of [script("https://tags.example/tag.js"), script(""), document.createElement("img"), window, null])
    expect(isChunk(other)).toBe(false);
});

describe("a reload", () => {
  it("happens once, and again only after a minute", () => {
    reloadOnce();
    reloadOnce();
    vi.advanceTimersByTime(CHUNK_RELOAD_GUARD_MS - 1);
    reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    reloadOnce();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does not happen offline, and does not count there", () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    reloadOnce();
    expect(reload).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("does not happen without storage, since it could repeat for ever", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    reloadOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("after too long a wait", () => {
  // What has arrived has left its times.
  const arrived = (...names: string[]) =>
    vi.stubGlobal("performance", { getEntriesByName: (name: string) => names.filter((one) => name.endsWith(one)).map(() => ({})) });

  it("the page is reloaded if a chunk is still loading", () => {
    document.head.append(script("/_next/static/chunks/b.js"), chunk());
    arrived("b.js");
    reloadIfStuck();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("nothing happens if all chunks are loaded; third-party scripts do not count", () => {
    document.head.append(chunk(), script("https://tags.example/tag.js"));
    arrived("a.js");
    reloadIfStuck();
    expect(reload).not.toHaveBeenCalled();
  });
});
