import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openPage, visit } from "../support/browser";
import { CITY, drag, mapOf, openMap, PATIENCE } from "../support/mapPage";
import { startHttpServer } from "../support/httpServer";
import { ownStack } from "../support/ownStack";
import { startSite } from "../support/servers";

// Drawn in software, on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const withMap = (options: Parameters<typeof openPage>[0] = {}) => openPage({ hasWebGl: true, ...options });
const idsOf = (page: Page) => page.locator("li[data-location-id]").evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.locationId!));

/** Addresses that a page asks for. */
function asked(page: Page): string[] {
  const found: string[] = [];
  page.on("request", (request) => found.push(new URL(request.url()).pathname));
  return found;
}

describe("the map beside the list", () => {
  it("shows the kiosks of the list as pins and clusters, and asks nobody but the site", async () => {
    const page = await withMap();
    const { map, pins } = await openMap(page);
    await expect.poll(() => pins.count(), PATIENCE).toBeGreaterThan(3);
    expect(await map.locator("canvas").count()).toBe(1);
    expect(await map.getByText("© Keyway map").count()).toBe(1);
    // The pin of a kiosk in the list says its name.
    const [id] = (await pins.evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.pin!))).filter((one) => one);
    const named = (await idsOf(page)).includes(id!);
    expect(await map.locator(`[data-pin="${id}"]`).getAttribute("aria-label")).toMatch(named ? / Columbus$/ : /./);
  });

  it("comes closer on a press of a cluster, until it breaks up", async () => {
    const page = await withMap();
    const { clusters, searchLink } = await openMap(page);
    const before = await clusters.evaluateAll((all) => all.map((one) => one.textContent));
    await clusters.first().click();
    await expect.poll(() => searchLink.count(), PATIENCE).toBe(1);
    await expect.poll(() => clusters.evaluateAll((all) => all.map((one) => one.textContent)), PATIENCE).not.toEqual(before);
  });

  it("marks what the list points at, and the other way around, without taking the focus", async () => {
    const page = await withMap();
    const { map, pins, row } = await openMap(page);
    const inList = await idsOf(page);
    const onMap = await pins.evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.pin!));
    const id = inList.find((one) => onMap.includes(one))!;
    await row(id).hover();
    await expect.poll(() => map.locator(`[data-pin="${id}"]`).getAttribute("data-highlighted"), PATIENCE).toBe("true");
    await row(id).getByRole("link").first().focus();
    expect(await map.locator("[data-highlighted]").count()).toBe(1);

    // One that a cluster holds lights up its cluster.
    const hidden = inList.find((one) => !onMap.includes(one))!;
    await row(hidden).hover();
    await expect.poll(() => map.locator("button[data-highlighted]:not([data-pin])").count(), PATIENCE).toBe(1);

    await map.locator(`[data-pin="${id}"]`).hover();
    await expect.poll(() => row(id).getAttribute("data-hovered")).toBe("");

    // A press beside the links of a row chooses its kiosk: the map moves, and the focus stays.
    const link = row(hidden).getByRole("link").first();
    await link.focus();
    await row(hidden).click({ position: { x: 300, y: 8 } });
    await expect.poll(() => map.locator("span[data-selected]").count(), PATIENCE).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.closest("section[aria-label='Map of kiosks']"))).toBeNull();
  });

  it("shows a card for a pin that is pressed, brings its row into view, and closes on Escape", async () => {
    const page = await withMap();
    const { map, pins, selected, row } = await openMap(page);
    const onMap = await pins.evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.pin!));
    const id = (await idsOf(page)).findLast((one) => onMap.includes(one))!;
    await map.locator(`[data-pin="${id}"]`).click();
    await expect.poll(() => selected.count(), PATIENCE).toBe(1);
    await expect.poll(() => row(id).getAttribute("data-selected")).toBe("");
    await expect.poll(() => row(id).evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight + 1), PATIENCE).toBe(true);
    const details = map.getByRole("link", { name: "Details" });
    await details.waitFor(PATIENCE);
    expect(await details.getAttribute("href")).toContain(`/${id}/`);
    expect(await map.getByRole("link", { name: "Directions" }).getAttribute("href")).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-?\d+\.\d+,-?\d+\.\d+$/);
    await details.focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => selected.count()).toBe(0);
    expect(await row(id).getAttribute("data-selected")).toBeNull();
  });

  it("offers to search where the visitor has moved to, keeps the filters, and stays where it is", async () => {
    const page = await withMap();
    const { map, searchLink } = await openMap(page, `${CITY}?services=keyCopy`);
    expect(await searchLink.count()).toBe(0);
    await drag(page, map, 160, 60);
    await searchLink.waitFor(PATIENCE);
    const href = (await searchLink.getAttribute("href"))!;
    expect(href).toMatch(/^\/key-services\/\?area=-?\d+\.\d+,-?\d+\.\d+,-?\d+\.\d+,-?\d+\.\d+&services=keyCopy$/);
    await searchLink.click();
    await page.waitForURL((url) => url.searchParams.has("area"), PATIENCE);
    await expect.poll(() => searchLink.count(), PATIENCE).toBe(0);
  });

  it("is not loaded before it is in view", async () => {
    const page = await withMap({ viewport: { width: 390, height: 300 } });
    const paths = asked(page);
    await visit(page, CITY);
    await page.waitForLoadState("networkidle");
    expect(paths.filter((path) => path.startsWith("/assets/map/"))).toEqual([]);
    await mapOf(page).map.scrollIntoViewIfNeeded();
    await expect.poll(() => paths, PATIENCE).toContain("/assets/map/base.json");
  });

  it("waits to be asked for where the visitor saves data", async () => {
    const page = await withMap();
    const paths = asked(page);
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await visit(page, CITY);
    const show = page.getByRole("button", { name: "Show the map" });
    await show.waitFor(PATIENCE);
    await page.waitForLoadState("networkidle");
    expect(paths).not.toContain("/assets/map/base.json");
    await show.click();
    await expect.poll(() => mapOf(page).map.locator("canvas").count(), PATIENCE).toBe(1);
  });
});

it("a map in a style of somebody else's takes it from there, and nothing of ours", async () => {
  const style = { version: 8, sources: {}, layers: [{ id: "all", type: "background", paint: { "background-color": "#e6efe0" } }] };
  const tiles = await startHttpServer((response) => {
    response.writeHead(200, { "content-type": "application/json", "access-control-allow-origin": "*" });
    response.end(JSON.stringify(style));
  });
  const site = await startSite({ bffUrl: ownStack().bffUrl, env: { MAP_STYLE_URL: `${tiles.url}/style.json` } });
  onTestFinished(() => site.stop());
  const page = await withMap({ siteUrl: site.url, otherOrigins: [tiles.url] });
  const paths = asked(page);
  const { map } = await openMap(page);
  expect(await map.locator("canvas").count()).toBe(1);
  expect(tiles.requests).toEqual(["/style.json"]);
  expect(paths).not.toContain("/assets/map/base.json");
  expect(await map.getByText("© Keyway map").count()).toBe(0);
});

describe("a map that fails", () => {
  it("says so where the browser cannot draw, and the list stays", async () => {
    const page = await openPage();
    await page.addInitScript(() => void Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }));
    await visit(page, CITY);
    await expect.poll(() => mapOf(page).map.getByRole("status").textContent(), PATIENCE).toBe("This browser can’t draw the map. Every kiosk is in the list.");
    expect((await idsOf(page)).length).toBeGreaterThan(5);
  });

  it("can be tried again where the browser stops drawing", async () => {
    const page = await withMap();
    const { map } = await openMap(page);
    await map.locator("canvas").evaluate((canvas) => (canvas as HTMLCanvasElement).getContext("webgl2")!.getExtension("WEBGL_lose_context")!.loseContext());
    await expect.poll(() => map.getByRole("status").textContent(), PATIENCE).toContain("The map stopped drawing.");
    await map.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => map.locator("canvas").count(), PATIENCE).toBe(1);
  });

  it("keeps its last markers where newer ones do not come, says so, and asks again", async () => {
    const page = await withMap({ expectedErrors: [/status of 503/] });
    const { map, pins, clusters, zoomOut } = await openMap(page);
    const shown = (await pins.count()) + (await clusters.count());
    await page.route("**/graphql", (route) => (/query MapMarkers/.test(route.request().postData() ?? "") ? route.fulfill({ status: 503, body: "{}" }) : route.continue()));
    await zoomOut.click();
    await expect.poll(() => map.getByRole("status").textContent(), PATIENCE).toContain("These pins may be out of date.");
    expect((await pins.count()) + (await clusters.count())).toBe(shown);
    await page.unroute("**/graphql");
    await map.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => map.getByRole("status").textContent(), PATIENCE).toBe("");
  });

  it("is not there without scripts", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${ownStack().siteUrl}${CITY}`);
    expect(await mapOf(page).map.isVisible()).toBe(false);
    expect((await idsOf(page)).length).toBeGreaterThan(5);
  });
});
