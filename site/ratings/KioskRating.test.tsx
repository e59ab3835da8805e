// @vitest-environment window
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeIntersectionObserver } from "#tests/support/unit/visibleElements.ts";
import type { fetchRatings } from "./fetchRatings";
import type * as ratings from "./KioskRating";

const load = vi.fn<typeof fetchRatings>();
vi.mock("./fetchRatings", () => ({ fetchRatings: ((ids) => load(ids)) satisfies typeof fetchRatings }));

const REST_MS = 250;
const rating = { rating: 4.5, userRatingCount: 3, googleMapsUri: "https://maps.example/", attributions: [] };
let KioskRating: typeof ratings.KioskRating;
let root: Root;
let box: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("IntersectionObserver", FakeIntersectionObserver);
  FakeIntersectionObserver.all = [];
  load.mockReset().mockImplementation(async (ids) => new Map(ids.map((id) => [id, rating])));
  // The observer lives as long as the page.
  vi.resetModules();
  await import("./RatingLine");
  ({ KioskRating } = await import("./KioskRating"));
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

const show = (...ids: string[]) =>
  act(() => root.render(ids.map((id) => <KioskRating key={id} id={id} lang="en-us" className={`of-${id}`} />)));
const lineOf = (id: string) => box.querySelector(`.of-${id}`)!;
const isRated = (id: string) => lineOf(id).textContent!.includes("4.5");

/** Moves the lines of kiosks in or out of view, and waits for some milliseconds. */
async function move(isInView: boolean, ids: string[], waitMs = REST_MS): Promise<void> {
  vi.useFakeTimers();
  FakeIntersectionObserver.all[0]!.move(isInView, ...ids.map(lineOf));
  await act(() => vi.advanceTimersByTimeAsync(waitMs));
  vi.useRealTimers();
}

async function untilRated(...ids: string[]): Promise<void> {
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(ids.map(isRated)).not.toContain(false);
  });
}

it("ratings are requested when their lines have rested in view, those of one moment together, each once", async () => {
  await show("1", "2", "3");
  await move(true, ["1", "2"], REST_MS - 1);
  expect(load).not.toHaveBeenCalled();
  await move(true, ["1", "2"]);
  await untilRated("1", "2");
  expect(isRated("3")).toBe(false);
  await move(false, ["1"]);
  await move(true, ["1", "3"]);
  await untilRated("3");
  expect(load.mock.calls).toEqual([[["1", "2"]], [["3"]]]);
});

it("what is scrolled past is not requested", async () => {
  await show("1", "2");
  await move(true, ["1"], REST_MS - 1);
  await move(false, ["1"], 0);
  await move(true, ["2"]);
  await untilRated("2");
  expect(load.mock.calls).toEqual([[["2"]]]);
});

it("a line that is gone is not requested, and gets no rating", async () => {
  await show("1", "2");
  await move(true, ["1", "2"], REST_MS - 1);
  await show("2");
  await move(true, []);
  await untilRated("2");
  expect(load.mock.calls).toEqual([[["2"]]]);
  expect(FakeIntersectionObserver.all[0]!.observed.size).toBe(0);
});

it("a failure leaves the line empty", async () => {
  load.mockRejectedValue(new Error("offline"));
  await show("1");
  await move(true, ["1"]);
  expect(lineOf("1").textContent).toBe("");
});

it("none are requested if the visitor saves data", async () => {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as object, { connection: { saveData: true } }));
  await show("1");
  expect(FakeIntersectionObserver.all).toEqual([]);
});
