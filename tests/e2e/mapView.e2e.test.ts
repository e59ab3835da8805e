import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, it } from "vitest";
import { visit } from "../support/browser";
import { intercept } from "../support/intercept";
import { CITY, mapOf, PATIENCE, withMap } from "../support/mapPage";
import { recordOperations } from "../support/recordOperations";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Returns which pins of a map lie below search, filters, cards or sources, by more than the slant of a pin that leans. */
const coveredPins = (page: Page) =>
  page.evaluate(() => {
    const SLANT = 14;
    const screen = document.querySelector("[data-list-and-map]")!;
    const above = "search [data-place-field], search ~ ul a, li[data-location-id], .maplibregl-ctrl-attrib";
    const covers = [...screen.querySelectorAll(above)].map((one) => one.getBoundingClientRect());
    const pins = [...screen.querySelectorAll<HTMLElement>("[data-pin] svg, span[data-selected] svg")];
    return pins
      .filter((pin) => {
        const { left, right, top, bottom } = pin.getBoundingClientRect();
        const isOn = (box: DOMRect) =>
          box.left < right - SLANT && left + SLANT < box.right && box.top < bottom - SLANT && top + SLANT < box.bottom;
        return right > 0 && left < innerWidth && covers.some(isOn);
      })
      .map((pin) => pin.closest<HTMLElement>("[data-pin]")?.dataset.pin ?? "the chosen one");
  });

it("the map in place of a list begins with the answer: its card is in the middle, its pin chosen, and nothing covers a pin", async () => {
  const page = await withMap(PHONE);
  await visit(page, "/key-services/?q=43215&view=map");
  const { selected } = mapOf(page);
  await selected.waitFor(PATIENCE);
  const card = page.locator("li[data-location-id][data-selected]");
  expect(await card.count()).toBe(1);
  // The chosen pin has the number of the card, which is the one of the answer.
  const number = (await card.locator("button").first().textContent())!;
  expect(await selected.textContent()).toContain(number);
  // The card above the list, or its first row if that is open.
  const [above, first] = [page.locator("[data-cards] section h2"), page.locator("li[data-location-id] h2").first()];
  const answer = (await above.count()) > 0 ? await above.first().textContent() : await first.getAttribute("title");
  expect(await card.locator("h2").getAttribute("title")).toContain(answer);
  const { x, width } = (await card.boundingBox())!;
  expect(Math.abs(x + width / 2 - 195)).toBeLessThan(20);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => coveredPins(page), PATIENCE).toEqual([]);
  // Nor the links to the map's sources.
  await page.getByRole("link", { name: "Natural Earth" }).click({ trial: true, timeout: 5000 });
});

it("the picture shows until the map has drawn its land, not only until its first frame", async () => {
  const page = await withMap();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, /maplibre-gl-worker/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, CITY);
  // What the picture shows is red.
  await page.addStyleTag({ content: "[data-picture] { background: #f00 !important } [data-picture] > * { display: none !important }" });
  const { map, pins } = mapOf(page);
  await map.locator("canvas").waitFor(PATIENCE);
  await pins.first().waitFor(PATIENCE);
  const box = (await map.boundingBox())!;
  const clip = { x: box.x + 30, y: box.y + box.height - 100, width: 1, height: 1 };
  const colorAt = async () => [
    ...(await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
  const RED = [255, 0, 0];
  // The map has drawn what it has.
  for (let frame = 0; frame < 10; frame++) await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await colorAt()).toEqual(RED);
  release();
  await expect.poll(colorAt, PATIENCE).not.toEqual(RED);
});

it("a state's page shows its kiosks alone, in rings with the names of cities, until the visitor comes closer", async () => {
  const page = await withMap({ viewport: { width: 1440, height: 900 } });
  const operations = recordOperations(page);
  const states = () => operations.filter(({ name }) => name === "MapMarkers").map(({ variables }) => variables.state);
  await visit(page, "/key-services/tx/");
  const { clusters, zoomIn } = mapOf(page);
  const ringOf = (city: string) => clusters.filter({ hasText: city });
  for (const city of ["Dallas", "Houston", "San Antonio", "Austin"]) await ringOf(city).waitFor(PATIENCE);
  expect(await ringOf("Dallas").textContent()).toMatch(/^\d+Dallas area$/);
  // Fewer than four are a dot, as one kiosk is.
  expect((await clusters.allTextContents()).filter((text) => /^[123](?!\d)/.test(text))).toEqual([]);
  expect(new Set(states())).toEqual(new Set(["TX"]));
  for (let level = 0; level < 3; level++) await zoomIn.click();
  await expect.poll(() => states().at(-1), PATIENCE).toBe(null);
  expect(await ringOf("Dallas").count()).toBe(0);
});
