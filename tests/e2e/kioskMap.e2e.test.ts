import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, untilQuiet, visit } from "../support/browser";
import { intercept } from "../support/intercept";
import { watchLayoutShifts } from "../support/layoutShifts";
import { LOCATION, mapOf, openMap, PATIENCE, recordPaths, withMap } from "../support/mapPage";

describe("the map of a kiosk's own page", () => {
  const picture = (page: Page) => mapOf(page).map.locator("svg").first();

  it("replaces its picture, shows the kiosk above its neighbours and in no cluster, and causes no layout shift", async () => {
    const page = await withMap();
    const shifted = await watchLayoutShifts(page);
    const { map, selected, clusters, pins } = await openMap(page, LOCATION);
    expect(await selected.textContent()).toMatch(/^Saltbox Market, 4664 Gatepost Drive/);
    const neighbours = await page.locator("section[aria-labelledby='nearby'] h3").allTextContents();
    expect(neighbours).toHaveLength(3);
    const labels = await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute("aria-label")!));
    expect(new Set(labels).size).toBe(labels.length);
    for (const neighbour of neighbours) expect(labels.filter((label) => neighbour.startsWith(label.split(",")[0]!))).not.toEqual([]);
    expect(await clusters.count()).toBe(0);
    const box = (await selected.boundingBox())!;
    const isOnTop = await selected.evaluate(
      (pin, [x, y]) => pin.contains(document.elementFromPoint(x!, y!)),
      [box.x + box.width / 2, box.y + box.height / 4],
    );
    expect(isOnTop).toBe(true);
    expect(await map.locator("canvas").count()).toBe(1);
    expect(await shifted()).toBeLessThan(0.02);
    // The wheel scrolls the page, and the map explains how to zoom.
    await map.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await map.getByText("Use Ctrl + scroll to zoom the map").waitFor(PATIENCE);
  });

  it("is loaded on demand if the visitor saves data", async () => {
    const page = await withMap();
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const paths = recordPaths(page);
    await visit(page, LOCATION);
    const show = page.getByRole("button", { name: "Show the map" });
    await mapOf(page).map.scrollIntoViewIfNeeded();
    await show.waitFor(PATIENCE);
    expect(await picture(page).isVisible()).toBe(true);
    expect(paths).not.toContain("/assets/map/base.json");
    await show.click();
    await expect.poll(() => mapOf(page).map.locator("canvas").count(), PATIENCE).toBe(1);
  });

  it("leaves the picture without scripts, and in a browser without WebGL", async () => {
    const plain = await openPage({ javaScriptEnabled: false });
    await plain.goto(LOCATION);
    expect(await picture(plain).isVisible()).toBe(true);
    expect(await plain.getByRole("button", { name: "Show the map" }).isVisible()).toBe(false);
    const page = await openPage();
    await page.addInitScript(() => void Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }));
    const paths = recordPaths(page);
    await visit(page, LOCATION);
    await untilQuiet(page);
    expect(paths).not.toContain("/assets/map/base.json");
    expect(await picture(page).isVisible()).toBe(true);
    expect(await mapOf(page).map.getByRole("status").allTextContents()).toEqual([]);
  });

  it("can be retried if its data fails to load", async () => {
    const page = await withMap({ expectedErrors: [/status of 503/] });
    await intercept(page, "**/assets/map/base.json", (route) => route.fulfill({ status: 503 }));
    await visit(page, LOCATION);
    const show = page.getByRole("button", { name: "Show the map" });
    await show.waitFor(PATIENCE);
    await page.unroute("**/assets/map/base.json");
    await show.click();
    await expect.poll(() => mapOf(page).map.locator("canvas").count(), PATIENCE).toBe(1);
  });
});

it("the map of the continent has dots in place of rings, which come when the visitor comes closer", async () => {
  const page = await withMap();
  await visit(page, "/key-services/");
  const { map, clusters, zoomIn } = mapOf(page);
  expect(await map.locator("path[data-kind=many]").getAttribute("d")).toMatch(/^(m-?\d+ -?\d+h0){9,}$/);
  await zoomIn.waitFor(PATIENCE);
  await untilQuiet(page);
  expect(await clusters.count()).toBe(0);
  await zoomIn.click();
  await zoomIn.click();
  await clusters.first().waitFor(PATIENCE);
});
