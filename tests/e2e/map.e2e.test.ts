import { inflateSync } from "node:zlib";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { operationOf } from "../support/recordOperations";
import { violationsOn } from "../support/axe";
import { openPage, untilLive, untilQuiet, visit } from "../support/browser";
import { watchLayoutShifts } from "../support/layoutShifts";
import { CITY, drag, LOCATION, mapOf, openMap, PATIENCE } from "../support/mapPage";
import { startHttpServer } from "../support/httpServer";
import { intercept } from "../support/intercept";
import { ownStack } from "../support/ownStack";
import { landTiles, writeTiles } from "../support/pmtiles";
import { expectToFit } from "../support/expectToFit";
import { startSite } from "../support/servers";

// Maps are rendered in software, on busy machines.
vi.setConfig({ testTimeout: 60_000 });

// With reduced motion, a map moves in one frame instead of a second's animation, each frame of which takes 0.1 s in software. A small
// window has fewer pixels to draw.
const withMap = (options: Parameters<typeof openPage>[0] = {}) =>
  openPage({ hasWebGl: true, reducedMotion: "reduce", viewport: { width: 1100, height: 600 }, ...options });
const idsOf = (page: Page) =>
  page.locator("li[data-location-id]").evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.locationId!));

/** Returns the colour of a PNG of one pixel. */
function colorOf(png: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = png.indexOf("IDAT"); at >= 0; at = png.indexOf("IDAT", at + 4))
    parts.push(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  return `#${inflateSync(Buffer.concat(parts)).subarray(1, 4).toString("hex")}`;
}

/** Records the addresses of a page's requests. */
function asked(page: Page): string[] {
  const found: string[] = [];
  page.on("request", (request) => found.push(new URL(request.url()).pathname));
  return found;
}

describe("the map beside the list", () => {
  it("shows the list's kiosks as pins and clusters, sends requests only to the site, and zooms in on a click on a cluster", async () => {
    const page = await withMap();
    const { map, pins, clusters, searchLink } = await openMap(page);
    await expect.poll(() => pins.count(), PATIENCE).toBeGreaterThan(3);
    expect(await map.locator("canvas").count()).toBe(1);
    expect(await map.getByRole("link", { name: "Natural Earth" }).count()).toBe(1);
    // The pin of a kiosk in the list is labelled with its name.
    const [id] = (await pins.evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.pin!))).filter((one) => one);
    const named = (await idsOf(page)).includes(id!);
    expect(await map.locator(`[data-pin="${id}"]`).getAttribute("aria-label")).toMatch(named ? / Columbus$/ : /^Kiosk \d+$/);
    // No two pins have the same name, also those of kiosks outside the list.
    const unnamed = await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute("aria-label")).filter((name) => name === "Kiosk"));
    expect(unnamed).toEqual([]);

    // A clicked cluster splits up eventually.
    const before = await clusters.evaluateAll((all) => all.map((one) => one.textContent));
    await clusters.first().click();
    await expect.poll(() => searchLink.count(), PATIENCE).toBe(1);
    await expect.poll(() => clusters.evaluateAll((all) => all.map((one) => one.textContent)), PATIENCE).not.toEqual(before);
  });

  it("highlights the marker of the hovered row, and the row of the hovered marker, without taking the focus", async () => {
    const page = await withMap();
    const { map, pins, row } = await openMap(page);
    const inList = await idsOf(page);
    const onMap = await pins.evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.pin!));
    const id = inList.find((one) => onMap.includes(one))!;
    await row(id).hover();
    await expect.poll(() => map.locator(`[data-pin="${id}"]`).getAttribute("data-highlighted"), PATIENCE).toBe("true");
    await row(id).getByRole("link").first().focus();
    expect(await map.locator("[data-highlighted]").count()).toBe(1);

    // A kiosk in a cluster highlights its cluster.
    const hidden = inList.find((one) => !onMap.includes(one))!;
    await row(hidden).hover();
    await expect.poll(() => map.locator("button[data-highlighted]:not([data-pin])").count(), PATIENCE).toBe(1);

    await map.locator(`[data-pin="${id}"]`).hover();
    await expect.poll(() => row(id).getAttribute("data-hovered")).toBe("");

    // A click beside the links of a row selects its kiosk: the map moves, and the focus stays.
    const link = row(hidden).getByRole("link").first();
    await link.focus();
    await row(hidden).click({ position: { x: 300, y: 8 } });
    await expect.poll(() => map.locator("span[data-selected]").count(), PATIENCE).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.closest("section[aria-label='Map of kiosks']"))).toBeNull();
  });

  it("shows a card for a clicked pin, scrolls its row into view, and closes on Escape", async () => {
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
    expect(await map.getByRole("link", { name: "Directions" }).getAttribute("href")).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-?\d+\.\d+,-?\d+\.\d+$/,
    );
    await details.focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => selected.count()).toBe(0);
    expect(await row(id).getAttribute("data-selected")).toBeNull();
  });

  it.each([CITY, `/fr-ca${LOCATION}`])("passes axe on %s, on a phone and on a desktop", async (path) => {
    const page = await withMap();
    await openMap(page, path);
    for (const width of [390, 1440]) {
      await expectToFit(page, width);
      expect(await violationsOn(page), `at ${width} px`).toEqual([]);
    }
  });

  it("offers to search the area after a move, keeps the filters, and stays in place", async () => {
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
    // The list shows the area, also after a reload; back shows the city's.
    const summary = page.getByRole("main").locator("output").first();
    await expect.poll(() => summary.textContent(), PATIENCE).toMatch(/^[\d,]+ kiosks? on this part of the map$/);
    const found = await idsOf(page);
    await page.reload();
    expect(await idsOf(page)).toEqual(found);
    await untilLive(page);
    await page.goBack();
    await expect.poll(() => summary.textContent(), PATIENCE).toMatch(/^\d+ kiosks? in Columbus$/);
    expect(new URL(page.url()).pathname).toBe(CITY);
  });

  it("shows only the kiosks of the list if that is limited to open ones", async () => {
    const page = await withMap();
    const operations: string[] = [];
    page.on("request", (request) => request.url().endsWith("/graphql") && operations.push(operationOf(request) ?? ""));
    const { pins, clusters } = await openMap(page, `${CITY}?open=24h`);
    const inList = await idsOf(page);
    await expect
      .poll(() => pins.evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.pin!).sort()), PATIENCE)
      .toEqual([...inList].sort());
    expect(await clusters.count()).toBe(0);
    expect(operations).not.toContain("MapMarkers");
  });

  it("keeps counting distances from the searched place", async () => {
    const page = await withMap();
    const { map, searchLink } = await openMap(page, "/key-services/?at=39.9612,-82.9988&sort=name");
    await drag(page, map, 160, 60);
    await searchLink.waitFor(PATIENCE);
    await searchLink.click();
    await page.waitForURL(/\/key-services\/\?at=39\.9612,-82\.9988&area=[^&]+&sort=name$/, PATIENCE);
    await expect.poll(() => page.locator("li[data-location-id]").first().textContent(), PATIENCE).toMatch(/\d\u00a0mi/);
  });

  it("stays around the searched place if no kiosk matches", async () => {
    const page = await withMap();
    await visit(page, "/key-services/?at=64.8378,-147.7164&services=locksmith,carKeys,keyFobs&open=24h");
    expect(await idsOf(page)).toEqual([]);
    const { map, searchLink, zoomIn } = mapOf(page);
    await zoomIn.waitFor(PATIENCE);
    await drag(page, map, 160, 60);
    await searchLink.waitFor(PATIENCE);
    const href = (await searchLink.getAttribute("href"))!;
    const [south, , north] = new URL(href, page.url()).searchParams.get("area")!.split(",").map(Number);
    expect(north! - south!).toBeLessThan(2);
  });

  it("shows the kiosks of the list with a message if the request for others fails", async () => {
    const page = await withMap({ expectedErrors: [/status of 503/] });
    await intercept(page, "**/graphql", (route) =>
      route.request().postData()?.includes("MapMarkers") ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
    );
    const { map, pins } = await openMap(page);
    const inList = await idsOf(page);
    await expect
      .poll(() => pins.evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.pin!).sort()), PATIENCE)
      .toEqual([...inList].sort());
    expect(await map.getByRole("button", { name: "Try again" }).isVisible()).toBe(true);
    await page.unroute("**/graphql");
    await map.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => map.getByRole("button", { name: "Try again" }).count(), PATIENCE).toBe(0);
    await expect.poll(() => mapOf(page).clusters.count(), PATIENCE).toBeGreaterThan(0);
  });

  it("waits on a phone until the visitor presses its picture, and takes the focus only then", async () => {
    const page = await withMap({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const paths = asked(page);
    await visit(page, `/fr-ca${CITY}`);
    const { map } = mapOf(page);
    await map.scrollIntoViewIfNeeded();
    const pinsOfPicture = map.locator("[data-picture-pin]");
    expect(await pinsOfPicture.count()).toBeGreaterThan(3);
    expect(await map.locator("svg path").first().isVisible()).toBe(true);
    await page.getByRole("button", { name: "Afficher la carte" }).focus();
    await untilQuiet(page);
    expect(paths.filter((path) => path.startsWith("/assets/map/"))).toEqual([]);
    // Anywhere on the picture, not only on the button.
    await map.tap({ position: { x: 40, y: 40 } });
    await expect.poll(() => map.locator("canvas").count(), PATIENCE).toBe(1);
    expect(paths).toContain("/assets/map/base.json");
    expect(await map.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await expect.poll(() => pinsOfPicture.first().isVisible(), PATIENCE).toBe(false);
  });

  it("shows its picture until it has loaded, in the same place", async () => {
    const page = await withMap();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await intercept(page, "**/assets/map/base.json", async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, CITY);
    const { map, pins } = mapOf(page);
    const spotsOf = async (all: Locator) =>
      new Map(
        await all.evaluateAll((found) =>
          found.map((pin) => {
            const { x, y, width, height } = pin.getBoundingClientRect();
            const id = (pin as HTMLElement).dataset.pin ?? (pin.parentElement as HTMLElement).dataset.picturePin!;
            return [id, { x: x + width / 2, y: y + height }] as const;
          }),
        ),
      );
    const drawn = map.locator("[data-picture-pin] > span:has(svg)");
    const before = await spotsOf(drawn);
    expect(await pins.count()).toBe(0);
    release();
    await pins.first().waitFor(PATIENCE);
    await page.mouse.move(0, 0);
    const both = [...(await spotsOf(pins))].filter(([id]) => before.has(id));
    expect(both.length).toBeGreaterThan(2);
    for (const [id, { x, y }] of both) expect(Math.hypot(before.get(id)!.x - x, before.get(id)!.y - y), id).toBeLessThan(3);
    await drawn.first().waitFor({ ...PATIENCE, state: "hidden" });
  });

  it("is loaded on demand only if the visitor saves data", async () => {
    const page = await withMap();
    const paths = asked(page);
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await visit(page, CITY);
    const show = page.getByRole("button", { name: "Show the map" });
    await show.waitFor(PATIENCE);
    await untilQuiet(page);
    expect(paths).not.toContain("/assets/map/base.json");
    await show.click();
    await expect.poll(() => mapOf(page).map.locator("canvas").count(), PATIENCE).toBe(1);
  });
});

describe("the map of a kiosk's own page", () => {
  const picture = (page: Page) => mapOf(page).map.locator("svg").first();

  it("replaces its picture, shows the kiosk above its neighbours and in no cluster, and causes no layout shift", async () => {
    const page = await withMap();
    const shifted = await watchLayoutShifts(page);
    const { map, selected, clusters, pins } = await openMap(page, LOCATION);
    expect(await selected.textContent()).toBe("Saltbox Market New York");
    const neighbours = await page.locator("section[aria-labelledby='nearby'] h3").allTextContents();
    expect(neighbours).toHaveLength(3);
    expect((await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute("aria-label")))).sort()).toEqual(neighbours.sort());
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
    const paths = asked(page);
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
    const paths = asked(page);
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

it("a map with a configured style loads it from there, and none of our map files", async () => {
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
  expect(await map.getByRole("link", { name: "Natural Earth" }).count()).toBe(0);
});

it("a map of streets reads its tiles from ranges of one file, names their sources, and loads none of our map files", async () => {
  const site = await startSite({ bffUrl: ownStack().bffUrl, env: { MAP_TILES: writeTiles(landTiles()) } });
  onTestFinished(() => site.stop());
  const page = await withMap({ siteUrl: site.url });
  const paths = asked(page);
  // An invalid part of the style would be one, too.
  const complaints: string[] = [];
  page.on("console", (message) => message.text().startsWith("The map:") && complaints.push(message.text()));
  const statuses: number[] = [];
  page.on("response", (response) => response.url().includes("/map-tiles/") && statuses.push(response.status()));
  const { map } = await openMap(page, `/fr-ca${CITY}`);
  await map.getByRole("link", { name: "Protomaps" }).waitFor(PATIENCE);
  expect(await map.getByRole("link", { name: "OpenStreetMap" }).count()).toBe(1);
  // The tile is land everywhere, on a map that begins as water, as does the picture below it without its shapes.
  await page.addStyleTag({ content: "[data-picture] svg { display: none }" });
  const box = (await map.boundingBox())!;
  const clip = { x: box.x + 30, y: box.y + box.height - 30, width: 1, height: 1 };
  await expect.poll(async () => colorOf(await page.screenshot({ clip })), PATIENCE).toBe("#f1f4f2");
  expect(new Set(statuses)).toEqual(new Set([206]));
  expect(complaints).toEqual([]);
  expect(paths.filter((one) => one.startsWith("/assets/map/"))).toEqual([]);
});

describe("a map that fails", () => {
  it("says so in a browser without WebGL, and keeps the list", async () => {
    const page = await openPage();
    await page.addInitScript(() => void Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }));
    await visit(page, CITY);
    await expect
      .poll(() => mapOf(page).map.getByRole("status").textContent(), PATIENCE)
      .toBe("This browser can’t draw the map. Every kiosk is in the list.");
    expect((await idsOf(page)).length).toBeGreaterThan(5);
  });

  it("can be retried after the WebGL context is lost", async () => {
    const page = await withMap();
    const { map } = await openMap(page);
    await map
      .locator("canvas")
      .evaluate((canvas) => (canvas as HTMLCanvasElement).getContext("webgl2")!.getExtension("WEBGL_lose_context")!.loseContext());
    await expect.poll(() => map.getByRole("status").textContent(), PATIENCE).toContain("The map stopped drawing.");
    await map.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => map.locator("canvas").count(), PATIENCE).toBe(1);
  });

  it("keeps its last markers if newer ones fail to load, says so, and retries", async () => {
    const page = await withMap({ expectedErrors: [/status of 503/] });
    const { map, pins, clusters, zoomOut } = await openMap(page);
    const shown = (await pins.count()) + (await clusters.count());
    await intercept(page, "**/graphql", (route) =>
      operationOf(route.request()) === "MapMarkers" ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
    );
    await zoomOut.click();
    await expect.poll(() => map.getByRole("status").textContent(), PATIENCE).toContain("These pins may be out of date.");
    expect((await pins.count()) + (await clusters.count())).toBe(shown);
    await page.unroute("**/graphql");
    await map.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => map.getByRole("status").textContent(), PATIENCE).toBe("");
  });

  it("is absent without scripts", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${ownStack().siteUrl}${CITY}`);
    expect(await mapOf(page).map.isVisible()).toBe(false);
    expect((await idsOf(page)).length).toBeGreaterThan(5);
  });
});
