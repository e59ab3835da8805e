// @vitest-environment window
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeIntersectionObserver } from "#tests/support/unit/visibleElements.ts";
import { messagesOf } from "../i18n/messages";
import { KioskRatings } from "./KioskRatings";
import type { fetchRatings } from "./fetchRatings";
import "./Ratings";
import { REST_MS } from "./watchLines";

const load = vi.fn<typeof fetchRatings>();
vi.mock("./fetchRatings", () => ({ fetchRatings: ((ids) => load(ids)) satisfies typeof fetchRatings }));
vi.mock("../bff/lazyClient", () => ({ withClient: (component: unknown) => component }));

const rating = { rating: 4.5, userRatingCount: 3, googleMapsUri: "https://maps.example/", attributions: [] };
let root: Root;
let box: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("IntersectionObserver", FakeIntersectionObserver);
  FakeIntersectionObserver.all = [];
  load.mockReset().mockImplementation(async (ids) => new Map(ids.map((id) => [id, rating])));
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

async function show(...ids: string[]): Promise<void> {
  await act(async () =>
    root.render(
      <>
        <KioskRatings ids={ids} lang="en-us" messages={messagesOf("en-us")} />
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <div data-rating-of={id} />
            </li>
          ))}
        </ul>
      </>,
    ),
  );
}

const lineOf = (id: string) => box.querySelector(`[data-rating-of="${id}"]`)!;

async function bringIntoView(...ids: string[]): Promise<void> {
  vi.useFakeTimers();
  await act(async () => {
    FakeIntersectionObserver.all.at(-1)!.move(true, ...ids.map(lineOf));
    vi.advanceTimersByTime(REST_MS);
  });
  vi.useRealTimers();
  await vi.waitFor(async () => {
    await act(async () => {});
    for (const id of ids) expect(lineOf(id).textContent).toContain("4.5");
  });
}

it("kiosks are asked for when they come into view, and only those", async () => {
  await show("1", "2", "3");
  expect(load).not.toHaveBeenCalled();
  await bringIntoView("1", "2");
  expect(load.mock.calls).toEqual([[["1", "2"]]]);
  expect(lineOf("3").textContent).toBe("");
  await bringIntoView("3");
  expect(load.mock.calls.flat(2)).toContain("3");
});

it("another list has its own lines", async () => {
  await show("1", "2");
  await bringIntoView("1");
  await show("2", "4");
  await bringIntoView("4");
  expect(lineOf("2").textContent).toBe("");
});

it("none are asked for if the visitor saves data", async () => {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as object, { connection: { saveData: true } }));
  await show("1");
  expect(FakeIntersectionObserver.all).toEqual([]);
});
