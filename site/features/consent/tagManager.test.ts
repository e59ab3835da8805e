// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadScript } from "../../ui/loadScript";

vi.mock("../../ui/loadScript", () => ({ loadScript: vi.fn<typeof loadScript>() }));

let manager: typeof import("./tagManager");
const layer = () => (window as { dataLayer?: unknown[] }).dataLayer!;
/** Commands as lists, events as they are. */
const told = () => layer().map((entry) => (Object.prototype.toString.call(entry) === "[object Arguments]" ? [...(entry as unknown[])] : entry));

beforeEach(async () => {
  vi.mocked(loadScript).mockResolvedValue();
  vi.resetModules();
  manager = await import("./tagManager");
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, "dataLayer");
});

describe("after a yes", () => {
  it("loads the container once, with statistics allowed and advertising denied", () => {
    manager.allowTagManager("GTM-ABC123");
    manager.allowTagManager("GTM-ABC123");
    expect(vi.mocked(loadScript).mock.calls).toEqual([["https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"]]);
    const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" };
    expect(told().slice(0, 3)).toEqual([
      ["consent", "default", denied],
      ["consent", "update", { analytics_storage: "granted" }],
      { "gtm.start": expect.any(Number), event: "gtm.js" },
    ]);
  });

  it("tells it nothing of before", () => {
    Object.assign(window, { dataLayer: [{ event: "page_view" }] });
    manager.allowTagManager("GTM-ABC123");
    expect(layer()).not.toContainEqual({ event: "page_view" });
  });

  it("logs quietly that it did not load", async () => {
    const warning = vi.spyOn(console, "warn").mockReturnValue();
    vi.mocked(loadScript).mockRejectedValue(new Error("slow"));
    manager.allowTagManager("GTM-ABC123");
    await vi.waitFor(() => expect(warning).toHaveBeenCalledTimes(1));
  });
});

describe("after a no", () => {
  it("loads nothing, and tells nothing", () => {
    manager.denyTagManager();
    expect(loadScript).not.toHaveBeenCalled();
    expect("dataLayer" in window).toBe(false);
  });

  it("deletes what was counted with, and no cookie else", () => {
    for (const name of ["_ga", "_ga_ABC123", "_gid", "_gat_UA-1", "consent", "token", "_garden"]) document.cookie = `${name}=1; Path=/`;
    manager.denyTagManager();
    expect(document.cookie.split("; ").sort()).toEqual(["_garden=1", "consent=1", "token=1"]);
  });

  it("tells a manager that is loaded already, and loads the page anew without it", () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal("location", { hostname: "localhost", reload });
    manager.denyTagManager();
    expect(reload).not.toHaveBeenCalled();
    manager.allowTagManager("GTM-ABC123");
    manager.denyTagManager();
    expect(told().at(-1)).toMatchObject({ 0: "consent", 1: "update", 2: { analytics_storage: "denied" } });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
