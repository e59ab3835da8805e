import { inflateSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { startHttpServer } from "../support/httpServer";
import { CITY, openMap, PATIENCE, recordPaths, withMap } from "../support/mapPage";
import { ownStack } from "../support/ownStack";
import { landTiles, writeTiles } from "../support/pmtiles";
import { startSite } from "../support/servers";

/** Returns the colour of a PNG of one pixel. */
function colorOf(png: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = png.indexOf("IDAT"); at >= 0; at = png.indexOf("IDAT", at + 4))
    parts.push(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  return `#${inflateSync(Buffer.concat(parts)).subarray(1, 4).toString("hex")}`;
}

it("a map with a configured style loads it from there, and none of our map files", async () => {
  const style = { version: 8, sources: {}, layers: [{ id: "all", type: "background", paint: { "background-color": "#e6efe0" } }] };
  const tiles = await startHttpServer((response) => {
    response.writeHead(200, { "content-type": "application/json", "access-control-allow-origin": "*" });
    response.end(JSON.stringify(style));
  });
  const site = await startSite({ bffUrl: ownStack().bffUrl, env: { MAP_STYLE_URL: `${tiles.url}/style.json` } });
  onTestFinished(() => site.stop());
  const page = await withMap({ siteUrl: site.url, otherOrigins: [tiles.url] });
  const paths = recordPaths(page);
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
  const paths = recordPaths(page);
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
  const clip = { x: box.x + 30, y: box.y + box.height - 100, width: 1, height: 1 };
  await expect.poll(async () => colorOf(await page.screenshot({ clip })), PATIENCE).toBe("#f1f4f2");
  expect(new Set(statuses)).toEqual(new Set([206]));
  expect(complaints).toEqual([]);
  expect(paths.filter((one) => one.startsWith("/assets/map/"))).toEqual([]);
});
