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
});
