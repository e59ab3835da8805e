// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOTICE_LIFETIME_MS } from "../constants";
import { clearStoppedNotice, showNetworkNotice } from "./networkNotice";

const notice = () => document.getElementById("network-notice")!;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<output id="network-notice" data-offline="Gone." data-online="Back." data-stopped="Not yet."></output>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("says that the network has gone for as long as it has", () => {
  showNetworkNotice("offline");
  vi.advanceTimersByTime(10 * NOTICE_LIFETIME_MS);
  expect(notice().textContent).toBe("Gone.");
  showNetworkNotice("stopped");
  expect(notice().textContent).toBe("Not yet.");
});

it("says that it is back for a moment", () => {
  showNetworkNotice("online");
  expect(notice().textContent).toBe("Back.");
  vi.advanceTimersByTime(NOTICE_LIFETIME_MS);
  expect(notice().textContent).toBe("");
});

it("says that it has gone again, whatever was to be cleared", () => {
  showNetworkNotice("online");
  showNetworkNotice("offline");
  vi.advanceTimersByTime(NOTICE_LIFETIME_MS);
  expect(notice().textContent).toBe("Gone.");
});

it("says nothing where a page has no place for it", () => {
  document.body.innerHTML = "";
  expect(() => showNetworkNotice("offline")).not.toThrow();
});

describe("once the visitor goes on", () => {
  it("says no longer that a page had to wait, whose news never comes to its end where the browser believed itself online", () => {
    showNetworkNotice("stopped");
    clearStoppedNotice();
    expect(notice().textContent).toBe("");
  });

  it("says again that there is no network, where there is none", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    showNetworkNotice("stopped");
    clearStoppedNotice();
    expect(notice().textContent).toBe("Gone.");
  });

  it.each(["offline", "online"] as const)("leaves other news as they are: %s", (news) => {
    showNetworkNotice(news);
    const before = notice().textContent;
    clearStoppedNotice();
    expect(notice().textContent).toBe(before);
  });
});
