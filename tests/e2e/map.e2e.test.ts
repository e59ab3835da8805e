import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { untilLive, untilQuiet, visit } from "../support/browser";
import { expectToFit } from "../support/expectToFit";
import { intercept } from "../support/intercept";
import { CITY, WIDE_AREA, drag, idsOf, LOCATION, mapOf, openMap, PATIENCE, recordPaths, withMap } from "../support/mapPage";
import { operationOf } from "../support/recordOperations";

describe("the map beside the list", () => {
  it("shows each of the list's kiosks as a pin, and others as dots and clusters, which split up at a click", async () => {
    const page = await withMap();
    const { map, pins, clusters, row } = await openMap(page, WIDE_AREA);
    await expect.poll(() => clusters.count(), PATIENCE).toBeGreaterThan(3);
    expect(await map.locator("canvas").count()).toBe(1);
    expect(await map.getByRole("link", { name: "Natural Earth" }).count()).toBe(1);
    // The pin of a kiosk in the list is labelled with its name.
    const ids = await pins.evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.pin!));
    const inList = await idsOf(page);
    expect(ids).toEqual(expect.arrayContaining(inList));
    const [listed] = inList as [string];
    const label = await map.locator(`[data-pin="${listed}"]`).getAttribute("aria-label");
    expect(await row(listed).textContent()).toContain(/^\d+, (.+?), /.exec(label!)![1]);
    // No two pins have the same name, also those of kiosks outside the list.
    const unnamed = await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute("aria-label")).filter((name) => name === "Kiosk"));
    expect(unnamed).toEqual([]);

    // A clicked cluster splits up eventually.
    const before = await clusters.evaluateAll((all) => all.map((one) => one.textContent));
    await clusters.nth(Math.floor(before.length / 2)).click();
    await expect.poll(() => clusters.evaluateAll((all) => all.map((one) => one.textContent)), PATIENCE).not.toEqual(before);
  });

  it("highlights the marker of the hovered row, and the row of the hovered marker, without taking the focus", async () => {
    const page = await withMap();
    const { map, pins, row } = await openMap(page);
    const [id, other] = (await idsOf(page)) as [string, string];
    await pins.first().waitFor();
    await row(id).hover();
    await expect.poll(() => map.locator(`[data-pin="${id}"]`).getAttribute("data-highlighted"), PATIENCE).toBe("true");
    await row(id).getByRole("link").first().focus();
    expect(await map.locator("[data-highlighted]").count()).toBe(1);

    await map.locator(`[data-pin="${id}"]`).hover();
    await expect.poll(() => row(id).getAttribute("data-hovered")).toBe("");

    // A click beside the links of a row selects its kiosk: the map moves, and the focus stays.
    const link = row(other).getByRole("link").first();
    await link.focus();
    await row(other).click({ position: { x: 300, y: 60 } });
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
    const details = map.getByRole("link", { name: "See the kiosk" });
    await details.waitFor(PATIENCE);
    expect(await details.getAttribute("href")).toContain(`/${id}/`);
    // Its row has them.
    expect(await map.getByRole("link", { name: "Directions" }).count()).toBe(0);
    await row(id)
      .getByRole("link", { name: /^Directions/ })
      .waitFor();
    await details.focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => selected.count()).toBe(0);
    expect(await row(id).getAttribute("data-selected")).toBeNull();
  });

  it("leads to a kiosk that the list lacks from its card", async () => {
    const page = await withMap();
    const { map, pins } = await openMap(page);
    const listed = await idsOf(page);
    const other = async () =>
      (await pins.evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.pin!))).find((id) => !listed.includes(id));
    await expect.poll(other, PATIENCE).toBeTruthy();
    await map.locator(`[data-pin="${await other()}"]`).click();
    await map.getByRole("link", { name: "See the kiosk" }).waitFor(PATIENCE);
    expect(await map.getByRole("link", { name: "Directions" }).getAttribute("href")).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-?\d+\.\d+,-?\d+\.\d+$/,
    );
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
    await expect.poll(() => summary.textContent(), PATIENCE).toMatch(/^[\d,]+ kiosks? on this part of the map\./);
    const found = await idsOf(page);
    await page.reload();
    expect(await idsOf(page)).toEqual(found);
    await untilLive(page);
    await page.goBack();
    await expect.poll(() => summary.textContent(), PATIENCE).toMatch(/^\d+ kiosks? in Columbus\./);
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
    const { map, pins } = await openMap(page, WIDE_AREA);
    const inList = await idsOf(page);
    await expect
      .poll(() => pins.evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.pin!).sort()), PATIENCE)
      .toEqual([...inList].sort());
    await map.getByRole("button", { name: "Try again" }).waitFor(PATIENCE);
    await page.unroute("**/graphql");
    await map.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => map.getByRole("button", { name: "Try again" }).count(), PATIENCE).toBe(0);
    await expect.poll(() => mapOf(page).clusters.count(), PATIENCE).toBeGreaterThan(0);
  });

  it("waits on a phone until the visitor chooses it in place of the list, and keeps to that in the address", async () => {
    const page = await withMap({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const paths = recordPaths(page);
    await visit(page, `/fr-ca${CITY}`);
    const map = page.locator("section[aria-label='Carte des bornes']");
    await untilQuiet(page);
    expect(paths.filter((path) => path.startsWith("/assets/map/"))).toEqual([]);
    expect(await map.isVisible()).toBe(false);
    const view = (name: string) => page.getByRole("navigation", { name: "Affichage" }).getByRole("link", { name });
    await page.evaluate(() => scrollTo(0, 300));
    await view("Carte").tap();
    await expect.poll(() => map.locator("canvas").count(), PATIENCE).toBe(1);
    expect(paths).toContain("/assets/map/base.json");
    expect(await map.isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe("?view=map");
    // The kiosks are cards below it, all inside of the screen.
    const card = (await page.locator("li[data-location-id]").first().boundingBox())!;
    expect(card.y + card.height).toBeLessThanOrEqual(844 - 60);
    await page.reload();
    await expect.poll(() => map.locator("canvas").count(), PATIENCE).toBe(1);

    await view("Liste").tap();
    expect(await map.isVisible()).toBe(false);
    expect(new URL(page.url()).search).toBe("");
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
          found
            .filter(({ isConnected }) => isConnected)
            .map((pin) => {
              // Without a size, at the kiosk's place: pins lean around it.
              const { x, y } = pin.parentElement!.getBoundingClientRect();
              const id = (pin as HTMLElement).dataset.pin ?? (pin.parentElement as HTMLElement).dataset.picturePin!;
              return [id, { x, y }] as const;
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
    const paths = recordPaths(page);
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
