import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, visit } from "../support/browser";
import { expectToFit } from "../support/expectToFit";

const PHONE = { width: 390, height: 844 };

/** Whether an element is at least half inside of the window, so that the visitor sees it without scrolling. */
const isInView = (page: Page, name: string | RegExp) =>
  page
    .getByRole("main")
    .getByRole("link", { name })
    .first()
    .evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && (top + bottom) / 2 <= innerHeight;
    });

describe("somebody who is locked out at 11 pm", () => {
  it("finds a number to call, and the price, from the home page on a phone", async () => {
    const page = await openPage({ viewport: PHONE, isFresh: true });
    await page.clock.setFixedTime(new Date("2026-11-24T23:00:00-05:00"));
    await visit(page, "/");
    const header = page.getByRole("banner").getByRole("link", { name: /Locked out\?/ });
    expect(await header.first().getAttribute("href")).toBe("tel:+16145550124");

    await page.getByRole("main").getByRole("link", { name: "Locksmith", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Locked out? We’re already up." }).waitFor();
    const call = page.getByRole("main").getByRole("link", { name: "Call 614-555-0124" });
    const { width } = (await call.boundingBox())!;
    expect(width).toBe(PHONE.width - 40);
    expect(await call.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe("rgb(190, 32, 43)");

    await page.getByRole("searchbox", { name: "Where are you?" }).fill("Boston");
    await page.getByRole("button", { name: "Find a locksmith" }).click();
    await page.getByRole("heading", { level: 1, name: "Locked out in Boston? We come to you." }).waitFor();
    expect(await isInView(page, "614-555-0124")).toBe(true);
    expect(await isInView(page, "Call a locksmith")).toBe(true);
    expect(
      await page
        .getByRole("main")
        .getByText(/Opens|Closed|Not at this kiosk/)
        .count(),
    ).toBe(0);
    await expectToFit(page, 320);
    await page.setViewportSize(PHONE);

    await page.getByRole("link", { name: "See prices first" }).click();
    await page.getByRole("heading", { name: "What it costs" }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.querySelector("#prices")!.getBoundingClientRect().top < innerHeight / 2))
      .toBe(true);
    await page.getByText("Opening a home").first().waitFor();
  });
});
