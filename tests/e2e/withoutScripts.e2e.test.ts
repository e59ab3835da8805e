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
    const picture = page.getByRole("main").locator("[data-keys] picture").first();
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

  it.each([true, false])("the guide answers for a car with scripts: %s", async (javaScriptEnabled) => {
    const page = await openPage({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await page.goto("/will-it-copy-mine/");
    await page.getByRole("navigation", { name: "What do you want to copy?" }).getByRole("link", { name: "Car" }).click();
    const cars = page.locator("#guide-carKeys");
    for (const [label, value] of [
      ["Make", "Honda"],
      ["Model", "Civic"],
      ["Year", "2016 and newer"],
    ] as const) {
      await cars.getByLabel(label).selectOption(value);
      if (!javaScriptEnabled) await cars.getByRole("button", { name: "Check" }).click();
    }
    await cars.getByText("Yes, from $40 in the US, $50 in Canada").waitFor();
    await cars.getByLabel("Kiosks near").fill("43215");
    await cars.getByRole("button", { name: "Show kiosks" }).click();
    await cars.getByRole("heading", { name: /near 43215$/ }).waitFor();
    expect(await cars.locator("[data-location-id]").count()).toBe(3);
    expect(new URL(page.url()).search).toContain("kind=carKeys&make=Honda&model=Civic&year=2016+and+newer&near=43215");
  });
});
