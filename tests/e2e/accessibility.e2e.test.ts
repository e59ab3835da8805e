import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage } from "../support/browser";
import { settle } from "../support/settle";

const pages = [
  ["the home page", "/"],
  ["the home page in French", "/fr-ca/"],
  ["a generic page", "/how-it-works/"],
  ["a generic page in French", "/fr-ca/comment-ca-marche/"],
  ["a page with live slices", "/moving-day/"],
  ["a page with live slices in French", "/fr-ca/demenagement/"],
  ["a page with contact details", "/contact/"],
  ["a page with keys on a rack", "/fr-ca/products/key-copy-kiosk/"],
  ["an English page under a French address", "/fr-ca/guides/spare-key-checklist/"],
  ["the 404 page", "/no-such-page/"],
  ["the 404 page in French", "/fr-ca/no-such-page/"],
] as const;

const expectedErrors = [/status of 404/];

describe.each(pages)("%s", (_, path) => {
  it("has no violation that axe finds, on a phone and on a desktop", async () => {
    const page = await openPage({ expectedErrors });
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOn(page), `at ${width} px`).toEqual([]);
    }
  });

  it("never scrolls sideways, and says what its parts and pictures are", async () => {
    const page = await openPage({ expectedErrors });
    await page.goto(path);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
    }
    const images = await page.locator("img:not([width]), img:not([height]), img:not([alt])").evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
    expect(images).toEqual([]);
    for (const role of ["banner", "main", "contentinfo"] as const) expect(await page.getByRole(role).count(), role).toBe(1);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });
});

describe("the home page", () => {
  it("does not move while it loads, on a phone", async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifts: [] as number[] }).shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/", { waitUntil: "networkidle" });
    await settle(page);
    // The open status comes once it is near the view, into room that was kept for it.
    await page.locator("[data-slice-type=featured_kiosks] li").getByText(/^(Open|Opens|Closes) /).first().waitFor();
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
  });

  it("moves nothing for a visitor who asked for less motion", async () => {
    const page = await openPage({ reducedMotion: "reduce" });
    await page.goto("/");
    const durations = await page.locator("a").evaluateAll((all) => all.map((element) => getComputedStyle(element).transitionDuration));
    for (const duration of durations) expect(parseFloat(duration)).toBeLessThanOrEqual(0.001);
  });

  it("keeps every target large enough to hit, on a phone", async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await page.goto("/");
    const small = await page.locator("header a, main ul a, main button, main summary").evaluateAll((all) =>
      all
        // What a closed menu holds is no target yet.
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(small).toEqual([]);
  });
});
