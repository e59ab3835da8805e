import { describe, expect, it } from "vitest";
import { openPage, visit } from "../support/browser";
import { intercept } from "../support/intercept";
import { CITY, idsOf, WIDE_AREA, mapOf, openMap, PATIENCE, withMap } from "../support/mapPage";
import { ownStack } from "../support/ownStack";
import { operationOf } from "../support/recordOperations";

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
    const { map, pins, zoomOut } = await openMap(page, WIDE_AREA);
    const others = page.locator("[data-marker]:not([data-pin])");
    const listed = await idsOf(page);
    await expect.poll(() => others.count(), PATIENCE).toBeGreaterThan(0);
    await intercept(page, "**/graphql", (route) =>
      operationOf(route.request()) === "MapMarkers" ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
    );
    await zoomOut.click();
    await expect.poll(() => map.getByRole("status").textContent(), PATIENCE).toContain("These pins may be out of date.");
    expect(await others.count()).toBeGreaterThan(0);
    expect(await pins.evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.pin!))).toEqual(expect.arrayContaining(listed));
    await page.unroute("**/graphql");
    await map.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => map.getByRole("status").textContent(), PATIENCE).toBe("");
  });

  it("is the server's picture without scripts", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${ownStack().siteUrl}${CITY}`);
    const { map } = mapOf(page);
    expect(await map.locator("svg").first().isVisible()).toBe(true);
    expect([await map.locator("canvas").count(), await map.getByRole("button").filter({ visible: true }).count()]).toEqual([0, 0]);
    expect((await idsOf(page)).length).toBeGreaterThan(5);
  });
});
