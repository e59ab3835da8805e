// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadScript } from "../../ui/loadScript";

vi.mock("../../ui/loadScript", () => ({ loadScript: vi.fn<typeof loadScript>() }));

let manager: typeof import("./tagManager");
const layer = () => (window as { dataLayer?: unknown[] }).dataLayer!;
/** The data layer's entries: commands as arrays, events unchanged. */
const layerEntries = () =>
  layer().map((entry) => (Object.prototype.toString.call(entry) === "[object Arguments]" ? [...(entry as unknown[])] : entry));

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

describe("after consent", () => {
  it("loads the container once, with statistics allowed and advertising denied", () => {
    manager.allowTagManager("GTM-ABC123");
    manager.allowTagManager("GTM-ABC123");
    expect(vi.mocked(loadScript).mock.calls).toEqual([["https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"]]);
    const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" };
    expect(layerEntries()).toMatchObject([
      ["consent", "default", denied],
      ["consent", "update", { analytics_storage: "granted" }],
      ["set", { page_path: "/" }],
      { "gtm.start": expect.any(Number), event: "gtm.js", page_path: "/" },
    ]);
  });

  it("pushes the page's name before the script loads, without search terms", () => {
    history.replaceState(null, "", "/key-services/?q=12+Elm+Street&at=45.5088,-73.5678&services=carKeys");
    document.title = "Kiosks near 12 Elm Street";
    manager.allowTagManager("GTM-ABC123");
    expect(JSON.stringify(layerEntries())).not.toMatch(/Elm|45\.508|73\.567/);
    expect(layerEntries()).toContainEqual([
      "set",
      expect.objectContaining({ page_title: "key services", page_path: "/key-services/?at=45.5,-73.6&services=carKeys" }),
    ]);
    history.replaceState(null, "", "/");
  });

  it("pushes nothing that happened before consent", () => {
    Object.assign(window, { dataLayer: [{ event: "page_view" }] });
    manager.allowTagManager("GTM-ABC123");
    expect(layer()).not.toContainEqual({ event: "page_view" });
  });

  it("logs a warning when the container does not load", async () => {
    const warning = vi.spyOn(console, "warn").mockReturnValue();
    vi.mocked(loadScript).mockRejectedValue(new Error("slow"));
    manager.allowTagManager("GTM-ABC123");
    await vi.waitFor(() => expect(warning).toHaveBeenCalledTimes(1));
  });
});

describe("after a refusal", () => {
  it("loads nothing and pushes nothing", () => {
    manager.denyTagManager();
    expect(loadScript).not.toHaveBeenCalled();
    expect("dataLayer" in window).toBe(false);
  });

  it("deletes the analytics cookies and no others", () => {
    for (const name of ["_ga", "_ga_ABC123", "_gid", "_gat_UA-1", "consent", "token", "_garden"]) document.cookie = `${name}=1; Path=/`;
    manager.denyTagManager();
    expect(document.cookie.split("; ").sort()).toEqual(["_garden=1", "consent=1", "token=1"]);
  });

  it("revokes consent in a container that is loaded, and reloads the page without it", () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal("location", Object.assign(new URL("http://localhost/"), { reload }));
    manager.denyTagManager();
    expect(reload).not.toHaveBeenCalled();
    manager.allowTagManager("GTM-ABC123");
    manager.denyTagManager();
    expect(layerEntries().at(-1)).toMatchObject({ 0: "consent", 1: "update", 2: { analytics_storage: "denied" } });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
