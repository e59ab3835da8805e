import { describe, expect, it } from "vitest";
import { openPage } from "../support/browser";

describe("without JavaScript", () => {
  it("the hero shows its picture", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/");
    const picture = page.getByRole("img", { name: "A self-service kiosk cutting a key" });
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  });

  it("the key gallery shows pictures in three formats, in reserved space", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/key-gallery/?group=WILD");
    const picture = page.getByRole("main").locator("section picture").first();
    expect(await picture.locator("source").evaluateAll((all) => all.map((source) => (source as HTMLSourceElement).type))).toEqual([
      "image/jp2",
      "image/webp",
    ]);
    const image = picture.locator("img");
    expect(
      await image.evaluate((element: HTMLImageElement) => [
        element.complete && element.naturalWidth > 0,
        element.currentSrc.endsWith(".webp"),
      ]),
    ).toEqual([true, true]);
    expect(await image.getAttribute("height")).toBe("288");
  });

  it("no button is shown that works only with a script", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    for (const [path, name] of [
      ["/key-services/", "Use my location"],
      ["/fr-ca/key-services/", "Utiliser ma position"],
      ["/key-services/ny/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/100001/", "Share this kiosk"],
    ] as const) {
      await page.goto(path);
      const shown = page.getByText(name).or(page.getByLabel(name)).filter({ visible: true });
      expect(await shown.count(), path).toBe(0);
    }
  });

  it("the guide of keys shows the answer of the key that is chosen with the keyboard, and no other", async () => {
    const page = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto("/will-it-copy-mine/");
    const keys = page.locator("#guide-keyCopy");
    const answers = keys.getByRole("link", { name: /^Find a (kiosk|locksmith)/ }).filter({ visible: true });
    expect(await answers.count()).toBe(0);
    await keys.getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    expect(await answers.allInnerTexts()).toEqual(["Find a kiosk that copies keys"]);
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowDown");
    expect(await keys.getByRole("radio", { name: "Key with dimples" }).isChecked()).toBe(true);
    expect(await answers.allInnerTexts()).toEqual(["Find a locksmith"]);
  });
});
