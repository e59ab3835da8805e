// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { NearestKioskQuery } from "../../bff/__generated__/operations";
import { queryFromBrowser } from "../../bff/queryFromBrowser";
import { choosePlace, forgetPlace } from "../../device/place";
import type { Lang } from "../../i18n/languages";
import "./rememberedPlace";
import type { Nearest } from "../placeSearch/nearestKiosk";

vi.mock("../../bff/queryFromBrowser", () => ({ queryFromBrowser: vi.fn<typeof queryFromBrowser>() }));

const nearest = (kiosk: Partial<Nearest["kiosk"]> = {}): Nearest => ({
  distanceKm: 1.29,
  kiosk: {
    locationId: "7",
    path: "/key-services/oh/columbus/a/7/",
    name: "Riverside Market",
    retailer: null,
    timeZone: "America/New_York",
    hours: [{ open: { day: 0, time: "00:00" }, close: null }],
    unknownDays: [],
    holidayHours: null,
    address: { street: "1 Main St", city: "Columbus", state: "OH", country: "US" },
    ...kiosk,
  },
});
const answer = (nodes: Nearest[] | null) =>
  vi.mocked(queryFromBrowser).mockResolvedValue({ data: { kiosksNear: { nodes } } satisfies NearestKioskQuery } as never);

let place: HTMLElement;
/** Adds a bar to the page and waits until its query has answered. */
async function render(lang: Lang = "en-us"): Promise<void> {
  document.body.innerHTML = `<known-place data-lang="${lang}" data-label="Kiosks near" data-nearest="Nearest:"></known-place>`;
  place = document.querySelector("known-place")!;
  await settle();
}
const settle = () => new Promise((resolve) => setTimeout(resolve));
// Each test uses another point, because answers are cached.
let lat = 39;
const choose = (label = "Columbus, OH") => choosePlace({ label, lat: ++lat, lng: -83 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.innerHTML = "";
  vi.resetAllMocks();
});

it("is empty when the device remembers no place, and sends no query", async () => {
  await render();
  expect(place.innerHTML).toBe("");
  expect(queryFromBrowser).not.toHaveBeenCalled();
});

it("shows the place, and the nearest kiosk with its distance and whether it is open", async () => {
  choose();
  answer([nearest()]);
  await render();
  expect(place.textContent).toBe("Kiosks near Columbus, OHNearest:Riverside Market0.8\u00a0miOpen 24 hours");
  expect(place.querySelector("a")!.getAttribute("href")).toBe("/key-services/oh/columbus/a/7/");
});

it("speaks French, in kilometres", async () => {
  choose();
  answer([nearest({ name: null, hours: [] })]);
  await render("fr-ca");
  expect(place.textContent).toBe("Kiosks near Columbus, OHNearest:1 Main St1,3\u00a0km");
  expect(place.querySelector("a")!.getAttribute("href")).toBe("/fr-ca/key-services/oh/columbus/a/7/");
});

it("shows a kiosk without a page as text", async () => {
  choose();
  answer([nearest({ path: null, hours: null })]);
  await render();
  expect(place.querySelector("a")).toBeNull();
  expect(place.textContent).toContain("Riverside Market");
});

it.each([
  ["there is no kiosk", () => answer([])],
  ["the kiosks fail", () => answer(null)],
  [
    "the BFF does not answer",
    () => vi.mocked(queryFromBrowser).mockResolvedValue({ data: undefined, error: new TypeError("fetch failed") } as never),
  ],
  ["the client fails to load", () => vi.mocked(queryFromBrowser).mockRejectedValue(new Error("offline"))],
])("shows the place alone when %s", async (_, prepare) => {
  choose();
  prepare();
  await render();
  expect(place.textContent).toBe("Kiosks near Columbus, OH");
});

it("updates when the visitor chooses another place", async () => {
  await render();
  answer([nearest({ hours: null })]);
  choose("43201");
  await settle();
  expect(place.textContent).toBe("Kiosks near 43201Nearest:Riverside Market0.8\u00a0mi");
  forgetPlace();
  expect(place.innerHTML).toBe("");
});

it("sends one query per place for all pages, and another one after a failure", async () => {
  choose();
  vi.mocked(queryFromBrowser).mockRejectedValueOnce(new Error("offline"));
  await render();
  answer([nearest()]);
  for (const page of [1, 2]) {
    await render();
    expect(place.textContent, String(page)).toContain("Riverside Market");
  }
  expect(queryFromBrowser).toHaveBeenCalledTimes(2);
});

it("escapes the texts that it shows", async () => {
  choose("<img src=x onerror=alert(1)>");
  answer([nearest({ name: "<b>Bold</b>" })]);
  await render();
  expect(place.querySelector("img, b")).toBeNull();
  expect(place.textContent).toContain("<img src=x onerror=alert(1)>");
});

it("updates when the kiosk closes while the page is open, and stops once the bar is removed", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-23T20:59:30-05:00"), toFake: ["Date", "setInterval", "clearInterval"] });
  choose();
  answer([nearest({ hours: [1, 2].map((day) => ({ open: { day, time: "09:00" }, close: { day, time: "21:00" } })) })]);
  await render();
  expect(place.textContent).toContain("Closes in 1\u00a0min");
  vi.advanceTimersByTime(60_000);
  expect(place.textContent).toContain("Closed, opens tomorrow 9\u00a0AM");
  // The line is a row with gaps, so that the words are one element.
  expect(place.querySelector("p:last-child")!.childNodes).toHaveLength(1);
  document.body.innerHTML = "";
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
