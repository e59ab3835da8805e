import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { nextFrame, openPage, visit } from "../support/browser";
import { publishPages, text } from "../support/publish";

const slides = ["One", "Two", "Three", "Four"].map((title) => ({
  title,
  text: text(`${title} of four.`),
  link: { link_type: "Web", url: "/", text: `To ${title}` },
}));
const carousel = {
  slice_type: "carousel",
  variation: "wide",
  primary: { title: text("Four slides", "heading2"), description: [], slides },
};

beforeAll(() =>
  publishPages(
    { id: "Zcarousel1en", uid: "a-carousel", data: { slices: [carousel] } },
    { id: "Zcarousel1fr", uid: "un-carrousel", lang: "fr-ca", data: { slices: [carousel] } },
  ),
);

/** Opens the carousel's page with a stopped clock. Returns the position that its buttons show, too. */
async function open(options: Parameters<typeof openPage>[0] = {}): Promise<{ page: Page; position: Locator; at: () => Promise<string> }> {
  const page = await openPage({ ...options, isFresh: true });
  await page.clock.install();
  await visit(page, "/a-carousel/");
  const position = page.getByText(/^\d of 4$/);
  await position.waitFor();
  return { page, position, at: () => position.innerText() };
}

const button = (page: Page, name: string) => page.getByRole("button", { name });

describe("a carousel", () => {
  it("goes forward and back, around both ends, and announces its position", async () => {
    const { page, position, at } = await open();
    await expect.poll(at).toBe("1 of 4");
    await button(page, "Next").click();
    await expect.poll(at).toBe("2 of 4");
    expect(await position.getAttribute("aria-live")).toBe("polite");
    await button(page, "Previous").click();
    await expect.poll(at).toBe("1 of 4");
    await button(page, "Previous").click();
    await expect.poll(at).toBe("4 of 4");
    await button(page, "Next").click();
    await expect.poll(at).toBe("1 of 4");
  });

  it("advances every 3 seconds without announcements, and stops at the button", async () => {
    const { page, position, at } = await open();
    expect(await position.getAttribute("aria-live")).toBe("off");
    await page.clock.runFor(2900);
    await expect.poll(at).toBe("1 of 4");
    await page.clock.runFor(200);
    await expect.poll(at).toBe("2 of 4");
    await button(page, "Stop moving").click();
    await page.clock.runFor(10_000);
    await expect.poll(at).toBe("2 of 4");
    await button(page, "Move by itself").click();
    await page.clock.runFor(3100);
    await expect.poll(at).toBe("3 of 4");
  });

  it("pauses while the pointer is over it, or it has the focus", async () => {
    const { page, at } = await open();
    await page.getByText("One of four.").hover();
    await page.clock.runFor(10_000);
    await expect.poll(at).toBe("1 of 4");
    await page.mouse.move(0, 0);
    await page.getByRole("link", { name: "To One" }).focus();
    await page.clock.runFor(10_000);
    await expect.poll(at).toBe("1 of 4");
    await page.getByRole("link", { name: "To One" }).blur();
    await page.clock.runFor(3100);
    await expect.poll(at).toBe("2 of 4");
  });

  it("pauses while its slides are out of view", async () => {
    const { page, at } = await open({ viewport: { width: 390, height: 500 } });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await nextFrame(page);
    await page.clock.runFor(10_000);
    await expect.poll(at).toBe("1 of 4");
    await page.evaluate(() => document.querySelector("[data-slide]")!.scrollIntoView({ behavior: "instant" }));
    await nextFrame(page);
    await page.clock.runFor(3100);
    await expect.poll(at).toBe("2 of 4");
  });

  it("pauses while its tab is hidden", async () => {
    const { page, at } = await open();
    await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true, configurable: true }));
    await page.clock.runFor(10_000);
    await expect.poll(at).toBe("1 of 4");
    await page.evaluate(() => Object.defineProperty(document, "hidden", { value: false, configurable: true }));
    await page.clock.runFor(3100);
    await expect.poll(at).toBe("2 of 4");
  });

  it("stays at a position that the visitor chose", async () => {
    const { page, at } = await open();
    await button(page, "Next").click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(10_000);
    await expect.poll(at).toBe("2 of 4");
  });

  it("never moves by itself with reduced motion", async () => {
    const { page, at } = await open({ reducedMotion: "reduce" });
    await page.clock.runFor(10_000);
    await expect.poll(at).toBe("1 of 4");
    expect(await button(page, "Move by itself").count()).toBe(0);
    expect(await button(page, "Stop moving").count()).toBe(0);
    await button(page, "Next").click();
    await expect.poll(at).toBe("2 of 4");
  });

  it("has French labels", async () => {
    const page = await openPage({ reducedMotion: "reduce" });
    await visit(page, "/fr-ca/un-carrousel/");
    await button(page, "Suivant").click();
    await expect.poll(() => page.getByText(/ sur 4$/).innerText()).toBe("2 sur 4");
  });

  it("scrolls and snaps without JavaScript, and has no buttons then", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/a-carousel/");
    expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
    await page.getByText("One of four.").hover();
    await page.mouse.wheel(900, 0);
    await expect
      .poll(() => page.getByText("Two of four.").evaluate((element) => Math.round(element.getBoundingClientRect().left)), { timeout: 5000 })
      .toBeLessThan(900);
  });
});
