import type { Locator, Page } from "playwright-core";
import { openPage, visit } from "./browser";

/** Timeout for a busy machine that renders maps in software. */
export const PATIENCE = { timeout: 20_000 };

export const CITY = "/key-services/oh/columbus/";

/** A search with kiosks beyond the list in view, many enough for clusters: those of a whole state. */
export const WIDE_AREA = "/key-services/?at=39.9612,-82.9988&area=38.5,-85,42.5,-80.5";

/** Path of a kiosk that has a place id and other kiosks nearby. */
export const LOCATION = "/key-services/ny/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/100001/";

/**
 * Opens a page in a browser that draws maps. With reduced motion, a map moves in one frame instead of a second's animation, each frame of
 * which takes 0.1 s in software. A small window has fewer pixels to draw.
 */
export const withMap = (options: Parameters<typeof openPage>[0] = {}): Promise<Page> =>
  openPage({ hasWebGl: true, reducedMotion: "reduce", viewport: { width: 1100, height: 600 }, ...options });

/** Returns the ids of the kiosks in a page's list, in its order. */
export const idsOf = (page: Page): Promise<string[]> =>
  page.locator("li[data-location-id]").evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.locationId!));

/** Records the paths of a page's requests from now on. */
export function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Returns locators of the map's parts. */
export function mapOf(page: Page) {
  const map = page.getByRole("region", { name: /^(Map of kiosks|Carte des bornes)$/ }).first();
  return {
    map,
    pins: map.locator("[data-pin]"),
    clusters: map.getByRole("button", { name: /kiosks, (.+, )?Zoom in$/ }),
    searchLink: map.getByRole("link", { name: "Search this area" }),
    zoomIn: map.getByRole("button", { name: "Zoom in", exact: true }),
    zoomOut: map.getByRole("button", { name: "Zoom out", exact: true }),
    selected: map.locator("[data-marked] span[data-selected]"),
    row: (id: string): Locator => page.locator(`li[data-location-id="${id}"]`),
  };
}

/** Opens a page and waits for its markers. */
export async function openMap(page: Page, path = CITY) {
  await visit(page, path);
  const parts = mapOf(page);
  await parts.map.scrollIntoViewIfNeeded();
  await parts.pins
    .first()
    .or(parts.clusters.first())
    .first()
    .waitFor({ ...PATIENCE, state: "attached" });
  return parts;
}

/** Drags the map by some pixels, starting at a point without markers. */
export async function drag(page: Page, map: Locator, x: number, y: number): Promise<void> {
  const box = (await map.boundingBox())!;
  const from = { x: box.x + 40, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x / 2, from.y + y / 2, { steps: 4 });
  await page.mouse.move(from.x + x, from.y + y, { steps: 4 });
  await page.mouse.up();
}
