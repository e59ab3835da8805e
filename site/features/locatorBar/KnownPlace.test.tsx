// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { NearestKioskQuery } from "../../bff/__generated__/operations";
import { askBff } from "../../bff/ask";
import { choosePlace, forgetPlace } from "../../device/place";
import type { Lang } from "../../i18n/languages";
import { KnownPlace } from "./KnownPlace";
import type { Nearest } from "./nearestKiosk";

vi.mock("../../bff/ask", () => ({ askBff: vi.fn<typeof askBff>() }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const nearest = (kiosk: Partial<Nearest["kiosk"]> = {}): Nearest => ({
  distanceKm: 1.29,
  kiosk: {
    locationId: "7",
    path: "/key-services/oh/columbus/a/7/",
    name: "Riverside Market",
    retailer: null,
    timeZone: "America/New_York",
    hours: [{ open: { day: 0, time: "00:00" }, close: null }],
    holidayHours: null,
    address: { street: "1 Main St", country: "US" },
    ...kiosk,
  },
});
const answer = (results: Nearest[] | null) => vi.mocked(askBff).mockResolvedValue({ kiosksNear: { results } } satisfies NearestKioskQuery as never);

let root: Root;
let place: HTMLElement;
async function render(lang: Lang = "en-us"): Promise<void> {
  place = document.createElement("div");
  root = createRoot(place);
  await act(async () => root.render(<KnownPlace lang={lang} label="Kiosks near" nearestLabel="Nearest:" />));
  await settle();
}
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
// Each test asks from elsewhere: an answer is kept.
let lat = 39;
const choose = (label = "Columbus, OH") => choosePlace({ label, lat: ++lat, lng: -83 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => root.unmount());
  vi.resetAllMocks();
});

it("is nothing where the device knows no place, and asks nobody", async () => {
  await render();
  expect(place.innerHTML).toBe("");
  expect(askBff).not.toHaveBeenCalled();
});

it("shows the place, and the nearest kiosk with its distance and whether it is open", async () => {
  choose();
  answer([nearest()]);
  await render();
  await act(() => vi.waitUntil(() => place.textContent!.includes("Open"), { timeout: 5000 }));
  expect(place.textContent).toBe("Kiosks near Columbus, OHNearest:Riverside Market0.8 miOpen 24 hours");
  expect(place.querySelector("a")!.getAttribute("href")).toBe("/key-services/oh/columbus/a/7/");
});

it("speaks French, in kilometres", async () => {
  choose();
  answer([nearest({ name: null, hours: [] })]);
  await render("fr-ca");
  expect(place.textContent).toBe("Kiosks near Columbus, OHNearest:1 Main St1,3 km".replace(" ", " "));
  expect(place.querySelector("a")!.getAttribute("href")).toBe("/fr-ca/key-services/oh/columbus/a/7/");
});

it("names a kiosk without a page of its own", async () => {
  choose();
  answer([nearest({ path: null, hours: null })]);
  await render();
  expect(place.querySelector("a")).toBeNull();
  expect(place.textContent).toContain("Riverside Market");
});

it.each([
  ["there is no kiosk", () => answer([])],
  ["the kiosks are away", () => answer(null)],
  ["the BFF is away", () => vi.mocked(askBff).mockRejectedValue(new Error("offline"))],
])("stands alone where %s", async (_, prepare) => {
  choose();
  prepare();
  await render();
  expect(place.textContent).toBe("Kiosks near Columbus, OH");
});

it("follows the visitor's choice", async () => {
  await render();
  answer([nearest({ hours: null })]);
  await act(async () => choose("43201"));
  await settle();
  expect(place.textContent).toBe("Kiosks near 43201Nearest:Riverside Market0.8 mi");
  await act(async () => forgetPlace());
  expect(place.innerHTML).toBe("");
});

it("asks once for one place, however many pages show it, and again after a failure", async () => {
  choose();
  vi.mocked(askBff).mockRejectedValueOnce(new Error("offline"));
  await render();
  await act(async () => root.unmount());
  answer([nearest()]);
  for (const page of [1, 2]) {
    await render();
    expect(place.textContent, String(page)).toContain("Riverside Market");
    if (page === 1) await act(async () => root.unmount());
  }
  expect(askBff).toHaveBeenCalledTimes(2);
});
