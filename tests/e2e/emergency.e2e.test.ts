import { describe, expect, it } from "vitest";
import { openPage, visit } from "../support/browser";

describe("the emergency number", () => {
  it.each([390, 1440])("is visible without scripts, at %i px", async (width) => {
    const page = await openPage({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    await page.goto("/");
    const call = page
      .getByRole("banner")
      .getByRole("link", { name: /614-555-0124/ })
      .locator("visible=true")
      .first();
    expect(await call.getAttribute("href")).toBe("tel:+16145550124");
  });
});

describe("the locksmith locator", () => {
  it("tells of the terms until a search has accepted them on this device", async () => {
    const page = await openPage();
    await visit(page, "/products/locksmith/");
    const form = page.getByRole("main").locator("form");
    const terms = form.getByText("By searching you accept our terms of use.");
    await terms.scrollIntoViewIfNeeded();
    expect(await terms.isVisible()).toBe(true);
    // The script that stores it loads once the form is in view.
    await expect
      .poll(
        async () => {
          await form.evaluate((one) => one.dispatchEvent(new Event("submit", { cancelable: true })));
          return page.evaluate(() => localStorage.getItem("keyway-terms-accepted"));
        },
        { timeout: 10_000 },
      )
      .not.toBeNull();
    await visit(page, "/fr-ca/products/locksmith/");
    const french = form.getByText("En cherchant, vous acceptez nos conditions d’utilisation.");
    await french.scrollIntoViewIfNeeded();
    await french.waitFor({ state: "hidden" });
  });

  it("answers an empty search in the page's language, without a message of the browser", async () => {
    const page = await openPage();
    await visit(page, "/fr-ca/products/locksmith/");
    await page.getByRole("button", { name: "Trouver un serrurier" }).click();
    await page.getByText("Entrez une ville, une adresse ou un code postal.").waitFor();
    expect(await page.getByRole("main").getByRole("link", { name: "514-555-0124" }).getAttribute("href")).toBe("tel:+15145550124");
  });
});
