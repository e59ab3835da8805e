// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choosePlace, forgetPlace, onPlaceChange, PLACE_LIFETIME_MS, readPlace } from "./place";
import { PLACE_KEY } from "./keys";

const columbus = { label: "Columbus, OH", placeId: "place-1", lat: 39.96, lng: -83 };
const now = 1_800_000_000_000;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("stores a place without its unknown parts", () => {
  expect(readPlace()).toBeNull();
  choosePlace(columbus);
  expect(readPlace()).toEqual(columbus);
  choosePlace({ label: "43201", lat: 39.99, lng: -83 });
  expect(readPlace()).toStrictEqual({ label: "43201", lat: 39.99, lng: -83, zipcode: "43201" });
});

it("deletes it on request", () => {
  choosePlace(columbus);
  forgetPlace();
  expect(readPlace()).toBeNull();
  expect(localStorage.getItem(PLACE_KEY)).toBeNull();
});

it("stores no other properties", () => {
  choosePlace({ ...columbus, formattedAddress: "Columbus, OH 43215" } as typeof columbus, now);
  expect(JSON.parse(localStorage.getItem(PLACE_KEY)!)).toEqual({ ...columbus, chosenAt: now });
});

it("deletes it after 30 days, in the store too", () => {
  choosePlace(columbus, now);
  expect(readPlace(now + PLACE_LIFETIME_MS - 1)).toEqual(columbus);
  expect(readPlace(now + PLACE_LIFETIME_MS)).toBeNull();
  expect(localStorage.getItem(PLACE_KEY)).toBeNull();
});

describe("an invalid store is read as no place", () => {
  it.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["nothing", "null"],
    ["a place without a date", JSON.stringify(columbus)],
    ["one of tomorrow", JSON.stringify({ ...columbus, chosenAt: now + 1 })],
    ["one without a name", JSON.stringify({ ...columbus, label: " ", chosenAt: now })],
    ["one beyond the pole", JSON.stringify({ ...columbus, lat: 91, chosenAt: now })],
    ["one with words for numbers", JSON.stringify({ ...columbus, lng: "-83", chosenAt: now })],
  ])("%s", (_, text) => {
    localStorage.setItem(PLACE_KEY, text);
    expect(readPlace(now)).toBeNull();
  });
});

it("calls back on changes, here and in another tab, until it is unsubscribed", () => {
  const changed = vi.fn<() => void>();
  const stop = onPlaceChange(changed);
  choosePlace(columbus);
  forgetPlace();
  expect(changed).toHaveBeenCalledTimes(2);
  dispatchEvent(new StorageEvent("storage", { key: PLACE_KEY }));
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(changed).toHaveBeenCalledTimes(4);
  dispatchEvent(new StorageEvent("storage", { key: "another" }));
  stop();
  choosePlace(columbus);
  expect(changed).toHaveBeenCalledTimes(4);
});

it("works without storage", () => {
  const forbid = () => {
    throw new Error("forbidden");
  };
  for (const method of ["getItem", "setItem", "removeItem"] as const) vi.spyOn(Storage.prototype, method).mockImplementation(forbid);
  expect(readPlace()).toBeNull();
  expect(() => choosePlace(columbus)).not.toThrow();
  expect(() => forgetPlace()).not.toThrow();
});

it.each([
  ["43215", "43215"],
  ["43215-1234", "43215-1234"],
  ["1 Main St, Columbus, OH 43215", "43215"],
  ["h2x 1y4", "H2X 1Y4"],
  ["13499 Osprey Bend Street", undefined],
  ["Columbus, OH", undefined],
])("a place that was written as %j has the ZIP code %s", (label, zipcode) => {
  choosePlace({ label, lat: 40, lng: -83 });
  expect(readPlace()?.zipcode).toBe(zipcode);
});
