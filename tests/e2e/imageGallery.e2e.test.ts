import { describe, expect, it } from "vitest";
import { openPage } from "../support/browser";

const label = (page: Awaited<ReturnType<typeof openPage>>) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

describe.each([
  ["with scripts", true],
  ["without scripts", false],
])("a picture %s", (_, javaScriptEnabled) => {
  it("enlarges a picture by keyboard, traps the focus, and returns it", async () => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto("/how-it-works/");
    const opener = page.getByRole("button", { name: /^Enlarge: A cutting wheel/ });
    const dialog = page.getByRole("dialog", { name: /^A cutting wheel/ });
    await opener.press("Enter");
    await dialog.waitFor();
    expect(await label(page)).toBe("Close the picture");
    // The page behind cannot be reached.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement!.closest("dialog") !== null)).toBe(
      true,
    );
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await label(page)).toMatch(/^Enlarge: A cutting wheel/);

    await opener.click();
    await dialog.getByRole("button", { name: "Close the picture" }).click();
    await dialog.waitFor({ state: "hidden" });
  });
});

it("a browser without invoker commands opens a picture as a popover", async () => {
  const page = await openPage({ javaScriptEnabled: true });
  await page.goto("/fr-ca/comment-ca-marche/");
  await page.locator("[commandfor]").evaluateAll((buttons) => buttons.forEach((button) => button.removeAttribute("commandfor")));
  const opener = page.getByRole("button", { name: /^Agrandir\s: Une meule/ });
  await opener.press("Enter");
  await page.locator("dialog:popover-open").waitFor();
  expect(await label(page)).toBe("Fermer l’image");
  await page.keyboard.press("Escape");
  await page.locator("dialog:popover-open").waitFor({ state: "hidden" });
  expect(await label(page)).toMatch(/^Agrandir\s: Une meule/);
});

it("the page behind does not move when a picture opens", async () => {
  // On a phone: the test's browser hides a desktop's scrollbar, but not its space.
  const page = await openPage({ viewport: { width: 390, height: 844 }, isMobile: true });
  await page.goto("/how-it-works/");
  const opener = page.getByRole("button", { name: /^Enlarge: / }).first();
  const boxes = () =>
    opener.evaluate((button) => [
      button.getBoundingClientRect().toJSON(),
      document.querySelector("main")!.getBoundingClientRect().toJSON(),
    ]);
  await opener.scrollIntoViewIfNeeded();
  const before = await boxes();
  await opener.click();
  await page.getByRole("dialog").waitFor();
  expect(await boxes()).toEqual(before);
});
