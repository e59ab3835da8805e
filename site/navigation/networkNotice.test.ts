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

it("shows that the network is lost until it is back", () => {
  showNetworkNotice("offline");
  vi.advanceTimersByTime(10 * NOTICE_LIFETIME_MS);
  expect(notice().textContent).toBe("Gone.");
  showNetworkNotice("stopped");
  expect(notice().textContent).toBe("Not yet.");
});

it("shows for a moment that it is back", () => {
  showNetworkNotice("online");
  expect([notice().textContent, notice().dataset.news]).toEqual(["Back.", ""]);
  vi.advanceTimersByTime(NOTICE_LIFETIME_MS);
  expect([notice().textContent, notice().dataset.news]).toEqual(["", undefined]);
});

it("shows a new loss at once", () => {
  showNetworkNotice("online");
  showNetworkNotice("offline");
  vi.advanceTimersByTime(NOTICE_LIFETIME_MS);
  expect(notice().textContent).toBe("Gone.");
});

it("does nothing on a page without the notice", () => {
  document.body.innerHTML = "";
  expect(() => showNetworkNotice("offline")).not.toThrow();
});

describe("when the visitor starts another navigation", () => {
  it("removes the message about the failed one, which no event ends if the browser counts as online", () => {
    showNetworkNotice("stopped");
    clearStoppedNotice();
    expect(notice().textContent).toBe("");
  });

  it("shows again that the network is lost, if it is", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    showNetworkNotice("stopped");
    clearStoppedNotice();
    expect(notice().textContent).toBe("Gone.");
  });

  it.each(["offline", "online"] as const)("keeps other messages: %s", (news) => {
    showNetworkNotice(news);
    const before = notice().textContent;
    clearStoppedNotice();
    expect(notice().textContent).toBe(before);
  });
});
