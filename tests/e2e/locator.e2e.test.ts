import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage, visit } from "../support/browser";
import { expectToFit } from "../support/expectToFit";

describe("passes axe, and does not scroll horizontally", () => {
  it.each(["/key-services/", "/key-services/ny/new-york/"])("%s", { timeout: 90_000 }, async (path) => {
    const page = await openPage();
    await page.goto(path);
    for (const width of [320, 1440]) {
      // High enough that no row is behind the bar at the lower edge, where the page would be scrolled.
      await expectToFit(page, width, width < 960 ? 8000 : 900);
      expect(await violationsOn(page), `at ${width} px`).toEqual([]);
    }
  });
});

it("a city's list is printed without what paper cannot do", async () => {
  const page = await openPage();
  await page.goto("/key-services/ny/new-york/");
  await page.emulateMedia({ media: "print" });
  const isPrinted = (selector: string) => page.locator(`main ${selector}`).first().isVisible();
  expect(await Promise.all(["h1", "li[data-location-id] h2"].map(isPrinted))).toEqual([true, true]);
  const screenOnly = [
    "[aria-label='Filter the kiosks']",
    "[aria-label=View]",
    "[data-kiosk-map]",
    "li[data-location-id] a[href*=maps]",
    "form",
    "li[data-location-id] [data-open-status]",
  ];
  expect(await Promise.all(screenOnly.map(isPrinted))).toEqual(screenOnly.map(() => false));
  expect(await page.locator("#result-1").innerText()).toMatch(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day: /m);
  await page.emulateMedia({ media: null });
});

describe("a row of the list", () => {
  const row = (page: Page, number: number) => page.locator(`#result-${number}`);
  const isOpen = (page: Page, number: number) =>
    row(page, number)
      .getByRole("link", { name: /^Directions to / })
      .isVisible();

  it("is two stops for the keyboard while it is closed, and opens with the keyboard's focus", async () => {
    const page = await openPage();
    await visit(page, "/key-services/?at=39.9612,-82.9988");
    await page.locator("#result-3 button").focus();
    await page.keyboard.press("Tab");
    expect(
      await row(page, 3)
        .getByRole("heading")
        .getByRole("link")
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    expect([await isOpen(page, 3), await isOpen(page, 1)]).toEqual([true, false]);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Directions");
    await row(page, 2).getByRole("button").click();
    await expect.poll(() => isOpen(page, 2)).toBe(true);
    await row(page, 2).getByRole("button", { name: "Hours" }).click();
    await row(page, 2).getByText("Machines here:").waitFor();
    expect(await isOpen(page, 3)).toBe(false);
  });

  it("opens with the focus without scripts, too", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/key-services/?at=39.9612,-82.9988");
    expect(await isOpen(page, 3)).toBe(false);
    await row(page, 3).getByRole("heading").getByRole("link").focus();
    expect(await isOpen(page, 3)).toBe(true);
    expect(await page.getByRole("button", { name: "Find", exact: true }).isVisible()).toBe(true);
  });

  it.each([
    [1440, 900, 4],
    [390, 844, 3],
  ])("at %i px is one of those that the first screen has whole", async (width, height, count) => {
    const page = await openPage({ viewport: { width, height } });
    await visit(page, "/key-services/?q=43215");
    const { y, height: size } = (await row(page, count).boundingBox())!;
    expect(y + size).toBeLessThanOrEqual(width < 960 ? height - 60 : height);
    expect((await row(page, 2).boundingBox())!.height).toBe(108);
  });
});

it("order and distance are links in one panel, which Escape closes", async () => {
  const page = await openPage();
  await visit(page, "/key-services/?q=43215");
  const button = page.getByRole("main").locator("summary", { hasText: "Nearest" });
  await button.click();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("link", { name: "Within 25 miles" }).isVisible()).toBe(false);
  await button.click();
  await page.getByRole("link", { name: "Within 25 miles" }).click();
  await page.waitForURL(/within=25mi/);
  await expect.poll(() => page.getByRole("main").locator("summary").first().innerText()).toBe("Nearest, within 25\u00a0mi");
  expect(await page.getByRole("link", { name: "Within 25 miles" }).isVisible()).toBe(false);
});
