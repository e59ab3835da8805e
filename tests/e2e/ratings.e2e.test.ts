import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { recordOperations } from "../support/recordOperations";
import { openPage, untilQuiet, visit } from "../support/browser";
import { switchFaults } from "../support/faultSwitches";
import { intercept } from "../support/intercept";
import { featuredKiosks, hero, publishPages, text } from "../support/publish";

const long = {
  slice_type: "hero",
  variation: "compact",
  primary: { title: [], lead: Array.from({ length: 60 }, () => text("A line that pushes the kiosks out of view.")[0]) },
};

beforeAll(() =>
  publishPages(
    { id: "Zrated1en", uid: "rated", data: { slices: [hero("Rated"), featuredKiosks("100001", "100002", "100003")] } },
    { id: "Zrated2en", uid: "rated-below", data: { slices: [long, featuredKiosks("100001", "100002", "100003")] } },
  ),
);

const patience = { timeout: 10_000 };
const ratings = (page: Page) => page.getByRole("link", { name: /^\d\.\d out of 5.* Google Maps$/ });
const heights = (page: Page) =>
  page.locator("li:has(h3)").evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));

describe("ratings of kiosks", () => {
  it("are loaded after the page, in one request, with a link to Google Maps, without layout shift", async () => {
    const page = await openPage();
    const asked = recordOperations(page);
    await intercept(page, "**/graphql", async (route) => {
      await page.waitForFunction(() => "mayAnswer" in window);
      await route.continue();
    });
    await visit(page, "/rated/");
    const before = await heights(page);
    expect(await ratings(page).count()).toBe(0);
    await page.evaluate(() => void Object.assign(window, { mayAnswer: true }));
    await expect.poll(() => ratings(page).count(), patience).toBe(3);
    expect(await ratings(page).first().getAttribute("href")).toMatch(/^https:\/\//);
    expect(await heights(page)).toEqual(before);
    expect(asked.map(({ name }) => name)).toEqual(["KioskRatings"]);
  });

  it("are requested once the kiosks are in view, not before", async () => {
    const page = await openPage();
    const asked = recordOperations(page);
    await visit(page, "/rated-below/");
    await untilQuiet(page);
    expect(asked).toEqual([]);
    await page.getByRole("heading", { level: 3 }).first().scrollIntoViewIfNeeded();
    await expect.poll(() => ratings(page).count(), patience).toBe(3);
  });

  it("are not requested if the visitor saves data", async () => {
    const page = await openPage();
    const asked = recordOperations(page);
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await visit(page, "/rated/");
    await untilQuiet(page);
    expect(asked).toEqual([]);
    expect(await page.locator("li:has(h3)").count()).toBe(3);
  });

  it("are left out without a message if Google or the BFF fails", async () => {
    await switchFaults("places", { kind: "5xx", path: "/" });
    const page = await openPage({ expectedErrors: [/status of 50\d/] });
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === "/graphql");
    await visit(page, "/rated/");
    await answered;
    expect(await ratings(page).count()).toBe(0);
    expect(await page.locator("li:has(h3)").count()).toBe(3);

    await intercept(page, "**/graphql", (route) => route.fulfill({ status: 503, body: "<html>" }));
    await page.reload();
    await untilQuiet(page);
    expect(await ratings(page).count()).toBe(0);
  });
});
