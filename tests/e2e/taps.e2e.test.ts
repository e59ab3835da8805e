import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit } from "../support/browser";
import { intercept } from "../support/intercept";
import { openHomeOnPhone, PHONE } from "../support/phone";

/* What most visitors come for, from the home page on a phone, counted in taps. */

/**
 * Expects that a visitor sees the top of the first element with this role and name without scrolling: it is in the window, and neither the
 * bar with List and Map nor another one at the lower edge covers it.
 */
async function expectInView(page: Page, ...[role, options]: Parameters<Page["getByRole"]>): Promise<void> {
  const element = page.getByRole(role, options).filter({ visible: true }).first();
  await expect
    .poll(() =>
      element.evaluate((one) => {
        const { left, top } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + 2, top + 8));
      }),
    )
    .toBe(true);
}

it("somebody who is locked out calls a locksmith in one tap", async () => {
  const { page, tap, taps } = await openHomeOnPhone();
  const call = page.getByRole("banner").getByRole("link", { name: /Locked out\?/ });
  await expectInView(page, "link", { name: /Locked out\?/ });
  expect(await call.getAttribute("href")).toMatch(/^tel:\+1\d{10}$/);
  await tap(call);
  expect(taps()).toBe(1);
});

it("somebody who wants a house key is on the way to a kiosk in three taps at most, and has seen the price", async () => {
  const maps = "https://www.google.com";
  const { page, type, send, tap, taps } = await openHomeOnPhone({ otherOrigins: [maps] });
  await intercept(page, `${maps}/**`, (route) => route.fulfill({ body: "A map" }));
  await type(page.getByRole("main").getByRole("searchbox").first(), "43215");
  await send();
  await page.getByRole("heading", { level: 1, name: "kiosks near 43215" }).waitFor();
  // When the nearest kiosk is open, its row is the first and has the link; when it is closed, the card of the nearest open kiosk above the
  // rows has it. The test runs at any hour.
  const directions = page
    .getByRole("main")
    .getByRole("link", { name: /^Directions/ })
    .filter({ visible: true })
    .first();
  await directions.waitFor();
  expect(
    await page
      .getByRole("main")
      .getByText(/House key from \$4/)
      .filter({ visible: true })
      .count(),
  ).toBeGreaterThan(0);
  await expectInView(page, "link", { name: /^Directions/ });
  await tap(directions);
  await page.waitForURL(`${maps}/maps/dir/**`);
  expect(taps()).toBeLessThanOrEqual(3);
});

it.each([true, false])("somebody with a Honda Civic has answer, price and kiosk in four taps (remembered place: %s)", async (remembers) => {
  const { page, type, choose, tap, taps } = await openHomeOnPhone();
  if (remembers) {
    const place = { label: "43215", lat: 39.97, lng: -83, chosenAt: Date.now() };
    await page.evaluate((value) => localStorage.setItem("keyway-place", value), JSON.stringify(place));
    await visit(page, "/");
  }
  await tap(page.getByRole("main").getByRole("link", { name: "check your car" }));
  const cars = page.locator("#guide-carKeys");
  const near = cars.getByLabel("Kiosks near");
  if (!remembers) await type(near, "43215");
  await expect.poll(() => near.inputValue()).toBe("43215");
  await choose(cars.getByLabel("Make"), "Honda");
  await choose(cars.getByLabel("Model"), "Civic");
  await choose(cars.getByLabel("Year"), "2016 and newer");
  await cars.getByText("Yes, from about $40").waitFor();
  expect(taps()).toBe(4);
  const kiosk = cars.locator("[data-location-id]").first();
  await kiosk.waitFor();
  // The answer and the first kiosk are in the first screen.
  const [answer, name] = [await cars.getByText("Yes, from about $40").boundingBox(), await kiosk.getByRole("heading").boundingBox()];
  expect(answer!.y).toBeGreaterThan(64);
  expect(name!.y + name!.height).toBeLessThan(PHONE.height);
});

it("somebody who wants a fox on a key finds a kiosk that has it in four taps, and its price", async () => {
  const { page, type, send, tap, taps } = await openHomeOnPhone();
  await tap(page.getByRole("main").getByRole("link", { name: "See all designs" }));
  await type(page.getByRole("searchbox", { name: "Design" }), "fox");
  await send();
  await tap(page.getByRole("main").getByRole("link", { name: /^Fox/ }).first());
  const sheet = page.getByRole("dialog", { name: "Fox" });
  await type(sheet.getByRole("searchbox"), "43215");
  await send();
  await sheet.getByRole("heading", { name: "In stock near 43215" }).waitFor();
  expect(taps()).toBe(4);
  await sheet.getByText("from about $5").waitFor();
  expect(await sheet.getByRole("listitem").count()).toBeGreaterThan(0);
  await expectInView(page, "link", { name: "See the kiosk" });
});
