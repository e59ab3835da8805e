import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage, visit } from "../support/browser";
import { expectToFit } from "../support/expectToFit";
import { recordOperations } from "../support/recordOperations";

const COLUMBUS = "at=39.9612,-82.9988";
const OCEAN = "at=-30,80";

const rows = (page: Page) => page.locator("li[data-location-id]");
const summary = (page: Page) => page.getByRole("main").getByRole("status").first();
const filter = (page: Page, name: RegExp) => page.getByRole("list", { name: /^Fil/ }).getByRole("link", { name });
const queryOf = (page: Page) => new URL(page.url()).search;

describe("the list of kiosks", () => {
  it("a filter changes the list without a reload, announces it, keeps the focus, and is undone by back", async () => {
    const page = await openPage();
    // On a navigation from a cached page to an uncached one, all elements are replaced.
    await visit(page, "/key-services/ny/new-york/");
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const before = await summary(page).textContent();
    for (const name of [/^Key fobs/, /^Car keys/]) {
      await filter(page, name).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => filter(page, name).getAttribute("aria-current")).toBe("true");
      expect(await filter(page, name).evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(await summary(page).textContent()).not.toBe(before);
    await page.goBack();
    await expect.poll(() => queryOf(page)).toBe("?services=keyFobs");
    await page.goBack();
    await expect.poll(() => summary(page).textContent()).toBe(before);
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  });

  it("more of the list is added below, and the focus moves to the first new entry", async () => {
    const page = await openPage();
    await visit(page, "/key-services/ny/new-york/");
    await page.getByRole("link", { name: "Show 20 more" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => rows(page).count()).toBe(40);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("result-21");
    await page.reload();
    expect(await rows(page).count()).toBe(40);
  });

  it("ratings are requested for the rows that come into view, and once in a visit", async () => {
    const patience = { timeout: 10_000 };
    const page = await openPage({ viewport: { width: 1440, height: 900 } });
    const asked = recordOperations(page);
    const rated = () =>
      asked.filter(({ name }) => name === "KioskRatings").flatMap(({ variables }) => variables.ids as unknown as string[]);
    const ratingIn = (row: Locator) => row.getByRole("link", { name: /out of 5.* Google Maps$/ });
    await visit(page, `/key-services/?${COLUMBUS}`);
    const ids = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-location-id")!));
    await expect.poll(() => ratingIn(rows(page)).count(), patience).toBeGreaterThan(0);
    expect(rated().length).toBeLessThan(10);

    await rows(page).nth(10).scrollIntoViewIfNeeded();
    await expect.poll(rated, patience).toContain(ids[10]);
    expect(rated()).not.toContain(ids[19]);

    await page.getByRole("link", { name: /^Show \d+ more$/ }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(20);
    const twentyFirst = await rows(page).nth(20).getAttribute("data-location-id");
    await expect.poll(rated, patience).toContain(twentyFirst);
    // Going back leads to the first of the added rows, which the address names.
    const again = page.locator(`li[data-location-id="${twentyFirst}"]`);
    await ratingIn(again).waitFor();
    await again.getByRole("heading").getByRole("link").click();
    await page.waitForURL(/\/key-services\/oh\//);
    await page.goBack();
    await ratingIn(again).waitFor();
    expect(rated().length).toBe(new Set(rated()).size);
  });
});

describe("passes axe, and does not scroll horizontally", () => {
  it.each([
    `/key-services/?q=Columbus&${COLUMBUS}`,
    `/fr-ca/key-services/?${COLUMBUS}&services=carKeys&open=24h`,
    `/key-services/?${OCEAN}`,
    "/key-services/?q=qqqq",
    "/fr-ca/key-services/oh/?services=carKeys,locksmith",
    "/fr-ca/key-services/qc/montreal/?services=carKeys",
  ])("%s", { timeout: 90_000 }, async (path) => {
    const page = await openPage();
    await page.goto(path);
    for (const width of [320, 390, 768, 1440]) {
      // High enough that no row is behind the bar at the lower edge, where the page would be scrolled.
      await expectToFit(page, width, width < 960 ? 6000 : 900);
      const head = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
      expect(head.x + head.width, `at ${width} px`).toBeLessThanOrEqual(width);
      if (width === 320 || width === 768) continue;
      expect(await violationsOn(page), `at ${width} px`).toEqual([]);
    }
  });
});
