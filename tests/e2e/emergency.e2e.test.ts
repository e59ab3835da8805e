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
  it("works without scripts, once the terms are accepted", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/products/locksmith/");
    const form = page.getByRole("main").locator("form");
    expect(await form.getByRole("link", { name: "614-555-0124" }).getAttribute("href")).toBe("tel:+16145550124");
    expect(await form.getByRole("link", { name: "terms of use" }).getAttribute("href")).toBe("/terms/");
    await form.getByRole("searchbox").fill("Columbus, OH");
    await form.getByRole("button", { name: "Find a locksmith" }).click();
    expect(new URL(page.url()).pathname).toBe("/products/locksmith/");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: "Find a locksmith" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/key-services/"));
    expect(new URL(page.url()).searchParams.get("services")).toBe("locksmith");
  });

  it("asks for the terms once per device", async () => {
    const page = await openPage();
    await visit(page, "/products/locksmith/");
    const box = page.getByRole("main").locator("form").getByRole("checkbox");
    await box.scrollIntoViewIfNeeded();
    await box.check();
    // The script that remembers it loads once the form is in view.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("keyway-terms-accepted")), { timeout: 10_000 }).not.toBeNull();
    await visit(page, "/fr-ca/products/locksmith/");
    await box.scrollIntoViewIfNeeded();
    await expect.poll(() => box.isChecked(), { timeout: 10_000 }).toBe(true);
    await box.uncheck();
    expect(await page.evaluate(() => localStorage.getItem("keyway-terms-accepted"))).toBeNull();
  });
});
