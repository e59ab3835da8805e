import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, visit } from "../support/browser";

/** Replaces the texts of a page as Chrome's translation does; each is marked. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.classList.add("translated-ltr");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement!.closest("script, style, svg, textarea")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `‹${text.data}›`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/** Statuses are computed once a minute. */
const MINUTE_MS = 61_000;

const rowsOf = (page: Page) => page.locator("li[data-location-id]");

it("a translated list shows no old line after a filter", async () => {
  const page = await openPage();
  await visit(page, "/key-services/ny/new-york/");
  await translate(page);
  await page
    .getByRole("list", { name: /^Filter/ })
    .getByRole("link", { name: /Car keys/ })
    .click();
  await page.waitForURL(/services=carKeys/);
  await expect.poll(() => page.locator("main").innerText()).not.toContain("‹");
  expect(await page.getByRole("status").allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\d+ kiosks in New York/)]),
  );
});

it("opening statuses and form messages are true on a translated page", async () => {
  const page = await openPage();
  await page.clock.install({ time: new Date("2026-11-27T20:00:00Z") });
  await visit(page, "/key-services/ny/new-york/");
  await page.clock.runFor(MINUTE_MS);
  // The server sorts by its own clock: at night the first row may be open for 24 hours.
  const openUntil = rowsOf(page).filter({ hasText: "Open until" }).first();
  await openUntil.waitFor();
  await translate(page);
  const before = await openUntil.innerText();
  await page.clock.setSystemTime(new Date("2026-11-28T09:30:00Z"));
  await page.clock.runFor(MINUTE_MS);
  await expect.poll(() => rowsOf(page).allInnerTexts()).not.toContain(before);
  for (const text of await rowsOf(page).allInnerTexts()) expect(text).not.toMatch(/‹Open until/);

  await visit(page, "/contact/");
  await translate(page);
  for (const times of [1, 2]) {
    await page.getByRole("button", { name: /Send message/ }).click();
    await expect.poll(() => page.locator("form [role=alert]").innerText(), { message: `sent ${times} times` }).toContain("4 things to fix");
    await translate(page);
  }
  await page.getByLabel(/Name/).fill("Ada");
  await page.getByRole("button", { name: /Send message/ }).click();
  await expect.poll(() => page.locator("form [role=alert]").innerText()).toContain("3 things to fix");
});
