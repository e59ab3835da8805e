// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NOTICE_LIFETIME_MS } from "../constants";
import { tellNetwork } from "./network";

const notice = () => document.getElementById("network-notice")!;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<output id="network-notice" data-offline="Gone." data-online="Back." data-stopped="Not yet."></output>';
});
afterEach(() => {
  vi.useRealTimers();
});

it("says that the network has gone for as long as it has", () => {
  tellNetwork("offline");
  vi.advanceTimersByTime(10 * NOTICE_LIFETIME_MS);
  expect(notice().textContent).toBe("Gone.");
  tellNetwork("stopped");
  expect(notice().textContent).toBe("Not yet.");
});

it("says that it is back for a moment", () => {
  tellNetwork("online");
  expect(notice().textContent).toBe("Back.");
  vi.advanceTimersByTime(NOTICE_LIFETIME_MS);
  expect(notice().textContent).toBe("");
});

it("says that it has gone again, whatever was to be cleared", () => {
  tellNetwork("online");
  tellNetwork("offline");
  vi.advanceTimersByTime(NOTICE_LIFETIME_MS);
  expect(notice().textContent).toBe("Gone.");
});

it("says nothing where a page has no place for it", () => {
  document.body.innerHTML = "";
  expect(() => tellNetwork("offline")).not.toThrow();
});
