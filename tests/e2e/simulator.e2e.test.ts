import { readFileSync } from "node:fs";
import path from "node:path";
import type { FrameLocator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Lang, LANGS, toBcp47 } from "#site/i18n/languages.ts";
import { openPage } from "../support/browser";
import { intercept } from "../support/intercept";
import { ownStack } from "../support/ownStack";
import { listSlices, type PrismicSlice, readSliceMocks } from "../support/sliceMock";

const { siteUrl } = ownStack();
const SLICE_MACHINE = "http://localhost:9999";
const PAGE_BUILDER = "https://keyway.prismic.io";
const client = path.resolve("node_modules/@prismicio/simulator/dist");

/** Opens a page of another origin that frames the simulator like Slice Machine and the page builder, with Prismic's own client. */
function hostPage(query: string): string {
  return `<!doctype html><title>Host</title>
    <script type="importmap">{ "imports": { "statuses": "data:text/javascript,export default { message: {} }" } }</script>
    <script type="module">
      import { SimulatorClient } from "/client/index.js";
      const src = "${siteUrl}/slice-simulator/${query}";
      const frame = Object.assign(document.createElement("iframe"), { width: 1280, height: 700, src });
      const simulator = new SimulatorClient(frame);
      const connected = simulator.connect();
      document.body.append(frame);
      await connected;
      window.show = (slices) => simulator.setSliceZone(slices);
      window.scrollToSlice = (sliceIndex) => simulator.scrollToSlice({ sliceIndex, behavior: "auto", block: "start" });
    </script>`;
}

async function openHost(origin: string, query = ""): Promise<{ page: Page; frame: FrameLocator }> {
  // A page from `page.route` needs a permission to frame a page on this machine.
  const page = await openPage({
    permissions: ["local-network-access"],
    expectedErrors: [new RegExp(`^request: ${origin}`), /^request: data:/, /frame-ancestors/, /ConnectionTimeoutError/],
  });
  await intercept(page, `${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/client/"))
      return route.fulfill({ contentType: "text/javascript", body: readFileSync(path.join(client, pathname.slice("/client/".length))) });
    return route.fulfill({ contentType: "text/html", body: hostPage(query) });
  });
  await page.goto(origin);
  return { page, frame: page.frameLocator("iframe") };
}

const readAll = (lang: Lang) => listSlices().flatMap((folder) => readSliceMocks(folder, lang));

async function show(page: Page, slices: PrismicSlice[]): Promise<void> {
  await page.waitForFunction("window.show");
  await page.evaluate((sent) => (window as unknown as { show(slices: unknown): Promise<unknown> }).show(sent), slices);
}

describe.each([SLICE_MACHINE, PAGE_BUILDER])("in a frame of %s", (origin) => {
  it.each(LANGS)("the simulator shows each of the slices sent to it, in %s", async (lang) => {
    const { page, frame } = await openHost(origin, `?lang=${lang}`);
    for (const slice of listSlices()
      .slice(0, 3)
      .flatMap((folder) => readSliceMocks(folder, lang).slice(0, 1))) {
      await show(page, [slice]);
      await frame.locator(`main > [data-slice-type="${slice.slice_type}"]`).waitFor();
      await expect.poll(() => frame.locator("main > *").count()).toBe(1);
      expect(await frame.locator("main").getAttribute("lang")).toBe(toBcp47(lang));
    }
  });

  it("the simulator accepts a page of many slices, and scrolls to one of them", async () => {
    const { page, frame } = await openHost(origin);
    // More than any page has.
    const slices = readAll("en-us");
    await show(page, slices);
    await expect.poll(() => frame.locator("main > *").count(), { timeout: 10_000 }).toBe(slices.length);
    await page.evaluate(
      (index) => (window as unknown as { scrollToSlice(index: number): Promise<unknown> }).scrollToSlice(index),
      slices.length - 1,
    );
    await expect.poll(async () => (await frame.locator("main > *").last().boundingBox())!.y).toBeLessThan(700);
  });
});

describe("the simulator", () => {
  it("can be framed only by editors' tools", async () => {
    const { page } = await openHost("http://elsewhere.example");
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toEqual(["http://elsewhere.example/", "chrome-error://chromewebdata/"]);
    const { headers } = await fetch(`${siteUrl}/slice-simulator/`);
    expect(headers.get("content-security-policy")).toContain(
      "frame-ancestors 'self' https://prismic.io https://*.prismic.io http://localhost:9999",
    );
  });

  it.each(["?state=nonsense", "?state=", "?state=NoIg&state=NoIg", "?lang=xx-yy"])("is shown, and empty, with %s", async (query) => {
    const answer = await fetch(`${siteUrl}/slice-simulator/${query}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<html lang="en"');
  });
});
