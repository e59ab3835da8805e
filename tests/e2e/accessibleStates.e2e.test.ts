import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { nextFrame, openPage, visit } from "../support/browser";
import { coldSite } from "../support/coldSite";
import { expectToFit } from "../support/expectToFit";
import { switchFaults } from "../support/faultSwitches";
import { CITY, openMap, PATIENCE, withMap } from "../support/mapPage";
import { PHONE } from "../support/phone";

/* States of the locator and its neighbours that no test of a page comes to by loading it. */

const NEAR = "/key-services/?q=43215";

/** Returns what axe finds by day and by night, on a phone and on a desktop; the page may not scroll sideways on either. */
async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [PHONE.width, 1440]) {
    await expectToFit(page, width);
    // High enough that no row is behind the bar at the lower edge, where the page would be scrolled.
    if (width < 960) await page.setViewportSize({ width, height: 6000 });
    await page.waitForFunction((expected) => innerWidth === expected && (innerWidth >= 960 || innerHeight === 6000), width);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await nextFrame(page);
      for (const violation of await violationsOn(page)) found.push(`${colorScheme}, at ${width} px: ${violation}`);
    }
  }
  return found;
}

describe("passes axe, and does not scroll horizontally", { timeout: 90_000 }, () => {
  it.each([
    ["a car whose key comes by mail", "/will-it-copy-mine/?make=Honda&model=Civic&year=2016+and+newer&near=43215"],
    ["a key that a kiosk has to read", "/will-it-copy-mine/?key=keyCopy-3&near=43215&design=20010"],
    ["a car that no kiosk copies", "/fr-ca/ma-cle-se-copie-t-elle/?make=Tesla&model=Model+3"],
    ["a place that is not known", "/key-services/?q=Colombvs"],
  ])("%s", async (_, path) => {
    const page = await openPage();
    await page.goto(path);
    expect(await violationsOf(page)).toEqual([]);
  });

  it("the open panel of order and distance", async () => {
    const page = await openPage();
    await visit(page, NEAR);
    const panel = page.getByRole("main").locator("details").filter({ hasText: "Nearest" }).first();
    await panel.locator("summary").click();
    expect(await panel.getAttribute("open")).not.toBeNull();
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each(["light", "dark"] as const)("an open row, and its card on the map (%s)", async (colorScheme) => {
    const page = await withMap({ colorScheme });
    const { pins, map } = await openMap(page);
    await pins.nth(2).click();
    await map.getByRole("link", { name: "See the kiosk" }).waitFor(PATIENCE);
    expect(await violationsOn(page)).toEqual([]);
  });

  describe("while the kiosks fail", () => {
    const site = coldSite();

    it("a list", async () => {
      await switchFaults("backend", { kind: "5xx", path: "/kiosks" });
      const page = await openPage({ siteUrl: site.url, expectedErrors: [/status of 50\d/] });
      await page.goto(NEAR);
      await page.getByRole("main").getByText("didn’t load").first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
    });
  });
});

it("with forced colours, parts have borders, the open row is outlined, and open and closed differ on the map", async () => {
  const page = await withMap({ forcedColors: "active", viewport: { width: 1440, height: 900 } });
  const { pins, map, zoomIn } = await openMap(page, NEAR);
  await pins.filter({ hasText: /^3$/ }).click();
  await map.getByRole("link", { name: "See the kiosk" }).waitFor(PATIENCE);
  const main = page.getByRole("main");
  const style = (part: Locator, name: "borderTopWidth" | "outlineWidth") =>
    part.first().evaluate((one, of) => getComputedStyle(one)[of], name);
  for (const part of [main.locator("[data-place-field]"), main.getByRole("list", { name: "Filter the kiosks" }).getByRole("link")])
    expect(await style(part, "borderTopWidth")).toMatch(/^[1-9]/);
  for (const part of [map.locator("section[data-side]"), zoomIn.locator("..")]) expect(await style(part, "borderTopWidth")).toBe("1px");
  expect(await style(main.locator("li[data-selected]"), "outlineWidth")).toBe("3px");
  const key = map.locator("p[aria-hidden] > *");
  const fillOf = (index: number) => key.nth(index).evaluate((one) => getComputedStyle(one, "::before").backgroundColor);
  expect(await fillOf(0)).not.toBe(await fillOf(1));
});

it("at 400 % the switch between list and map covers nothing, and stands above the list", async () => {
  const page = await openPage({ viewport: { width: 360, height: 225 }, deviceScaleFactor: 4 });
  await page.goto(CITY);
  const view = page.getByRole("main").getByRole("navigation", { name: "View" });
  expect(await view.evaluate((one) => getComputedStyle(one).position)).toBe("static");
  const first = page.locator("[data-location-id]").first();
  expect((await view.boundingBox())!.y).toBeLessThan((await first.boundingBox())!.y);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
