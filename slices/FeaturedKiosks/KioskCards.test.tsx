// @vitest-environment window
import { differing } from "#tests/support/storeHours.ts";
import { readFileSync } from "node:fs";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { KioskCardFragment } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { KioskCards } from "./KioskCards";

const kiosk: KioskCardFragment = {
  locationId: "1",
  path: null,
  name: "Riverside Market",
  retailer: null,
  phone: null,
  timeZone: "America/Chicago",
  placeId: null,
  servicesAvailable: [],
  address: { street: null, city: null, state: null, postalCode: null, country: null },
  hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: { day, time: "09:00" }, close: { day, time: "21:00" } })),
  unknownDays: [],
  holidayHours: [differing("2026-12-25")],
};

/** An IntersectionObserver that reports every element as visible at once. */
class InView {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

/** Renders the card at a moment, and waits until the browser has computed the opening status and the check passes. */
async function cardAt(now: string, lang: Lang, check: (container: HTMLElement) => void): Promise<void> {
  vi.setSystemTime(now);
  const container = document.createElement("div");
  const root = createRoot(container);
  await act(async () => root.render(<KioskCards kiosks={[kiosk]} lang={lang} level={2} />));
  // The status loads after rendering: React warns about updates outside of act() unless this flag says that this is no test.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  // The first card waits for the code of the status, which is transformed for the test.
  await vi.waitFor(
    () => {
      expect(container.querySelector("[data-open-status]")!.textContent).not.toBe("");
      check(container);
    },
    { timeout: 20_000 },
  );
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  act(() => root.unmount());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("IntersectionObserver", InView);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["en-us", "2026-12-24T18:00:00Z", "Open until 9\u00a0PM"],
  ["en-us", "2026-12-25T18:00:00Z", "Closed today. Opens Sat 9\u00a0AM"],
  ["fr-ca", "2026-12-25T18:00:00Z", "Fermé aujourd’hui. Ouvre sam. à 9\u00a0h"],
] as const)("a card in %s uses holiday hours, at %s: %s", async (lang, now, status) => {
  await cardAt(now, lang, (card) => expect(card.querySelector("[data-open-status]")!.textContent).toBe(status));
});

/** Returns the selector of the lists after which the style sheet shows the line that all of their kiosks are closed. */
function allClosedSelector(): string {
  const css = readFileSync("site/hours/AllClosed.module.css", "utf8");
  return /^(:has.*) \+ \.line \{$/m.exec(css)![1]!;
}

it.each([
  ["en-us", "2026-12-24T08:00:00Z", true, "None of these is open now. Find an open one", "/key-services/?open=now"],
  ["en-us", "2026-12-24T18:00:00Z", false, "None of these is open now. Find an open one", "/key-services/?open=now"],
  ["fr-ca", "2026-12-24T08:00:00Z", true, "Aucune n’est ouverte en ce moment. En trouver une", "/fr-ca/key-services/?open=now"],
] as const)("leads to open kiosks when all of the cards are closed (%s, %s: %s)", async (lang, now, isShown, text, href) => {
  await cardAt(now, lang, (cards) => {
    const list = cards.querySelector("ul")!;
    expect(list.nextElementSibling!.textContent).toBe(text);
    expect(list.nextElementSibling!.querySelector("a")!.getAttribute("href")).toBe(href);
    expect(list.matches(allClosedSelector())).toBe(isShown);
  });
});

it.each([
  [["closed", "closed"], true],
  [["closed", "open"], false],
  [["closed", "always"], false],
  [["closed", ""], false],
  [[], false],
])("a list with the statuses %j has all of its kiosks closed: %s", (statuses, isShown) => {
  const list = document.createElement("ul");
  list.innerHTML = statuses.map((status) => `<li><p data-open-status="${status}"></p></li>`).join("");
  expect(list.matches(allClosedSelector())).toBe(isShown);
});
