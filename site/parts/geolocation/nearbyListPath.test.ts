import { afterEach, expect, it, vi } from "vitest";
import { EMPTY_STATE } from "../locator/locatorState";
import { nearbyListPath } from "./nearbyListPath";
import { requestPosition } from "./requestPosition";
import type { LocationTexts } from "./locationTexts";

vi.mock("./requestPosition", () => ({ requestPosition: vi.fn<typeof requestPosition>() }));
afterEach(() => vi.resetAllMocks());

const find = (state = EMPTY_STATE) =>
  nearbyListPath({} as LocationTexts, { state, signal: new AbortController().signal, onAsking: () => {} });

it("returns the path of the list around the visitor with the chosen filters", async () => {
  vi.mocked(requestPosition).mockResolvedValue({ lat: 45.508839, lng: -73.57 });
  expect(await find()).toBe("/key-services/?at=45.5088,-73.57");
  expect(await find({ q: "nowhere", services: ["carKeys"], open: "now", page: 3 })).toBe(
    "/key-services/?at=45.5088,-73.57&services=carKeys&open=now",
  );
});

it("returns null when there is no position", async () => {
  vi.mocked(requestPosition).mockResolvedValue(null);
  expect(await find()).toBeNull();
});
