import { type Browser, chromium } from "playwright-core";
import { buildIfStale, generateIfStale } from "#scripts/lib/artifacts.ts";
import { ensureChromium } from "#scripts/lib/installChromium.ts";
import type { Bench } from "./benchmark";
import { framesWhile } from "./lib/frames";
import { startManyDesigns } from "./lib/manyDesigns";
import { addresses, startKeyway } from "./lib/stack";
import { median } from "./lib/statistics";

/** Copies of each of the stand-in's 69 designs, which makes 2,001. */
const TIMES = 29;
/** Number of pages of 120 that show all of them. */
const PAGES = 17;
const LOADS = 5;
const SCROLL_MS = 4000;
const ROUNDS = 3;
const PX_PER_FRAME = 48;
/** A style that lays out all cards, also those outside the view. */
const ALL_LAID_OUT = "[data-keys] li { content-visibility: visible !important }";
/** The network conditions of Lighthouse's phone. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1_000_000) / 8, uploadThroughput: (0.75 * 1_000_000) / 8 };

/**
 * Measures what a visitor of the key gallery loads until the first design is visible, and how smoothly thousands of them scroll.
 * Everything is rendered in software here, so only the comparison with a first page is meaningful.
 */
export async function measureGallery({ processes, env, report }: Bench): Promise<void> {
  const executablePath = await ensureChromium(processes, env);
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  const upstreams = await startKeyway(processes, env, "upstreams");
  const catalogue = await startManyDesigns(`${addresses(env).upstreams}/backend`, TIMES);
  const services = [
    upstreams,
    await startKeyway(processes, { ...env, KIOSKS_API_URL: catalogue.url }, "bff"),
    await startKeyway(processes, env, "site"),
  ];
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const gallery = `${addresses(env).site}/key-gallery/`;
  try {
    const loads: Awaited<ReturnType<typeof loadFirstDesign>>[] = [];
    // The first load fills the caches.
    for (let load = 0; load <= LOADS; load++) loads.push(await loadFirstDesign(browser, gallery));
    const figure = (name: keyof Awaited<ReturnType<typeof loadFirstDesign>>) => median(loads.slice(1).map((load) => load[name]));
    const page = { name: "the page alone", value: figure("pageMs") };
    report({ name: "Time to the first design's picture, slow line", value: figure("pictureMs"), unit: "ms", against: page });
    report({
      name: "Bytes until then, compressed",
      value: figure("bytes") / 1000,
      unit: "kB",
      against: { name: "the page alone", value: figure("pageBytes") / 1000 },
    });

    // Alternating, because the load of the machine may change.
    const rounds: Record<"first" | "all" | "laidOut", Awaited<ReturnType<typeof scroll>>>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        first: await scroll(browser, gallery),
        all: await scroll(browser, `${gallery}?page=${PAGES}`),
        laidOut: await scroll(browser, `${gallery}?page=${PAGES}`, ALL_LAID_OUT),
      });
    }
    const of = (contender: keyof (typeof rounds)[number], name: "late" | "medianMs" | "designs") =>
      median(rounds.map((round) => round[contender][name]));
    report({
      name: "Designs that are scrolled",
      value: of("all", "designs"),
      unit: "designs",
      against: { name: "a first page", value: of("first", "designs") },
    });
    const [ofFirst, ofLaidOut] = ["a first page", "as many, with all cards laid out"];
    report({
      name: "Frames that came late while scrolling them",
      value: of("all", "late"),
      unit: "%",
      against: { name: ofFirst, value: of("first", "late") },
    });
    report({
      name: "From one frame to the next, median",
      value: of("all", "medianMs"),
      unit: "ms",
      against: { name: ofFirst, value: of("first", "medianMs") },
    });
    report({
      name: "Frames that came late while scrolling them",
      value: of("all", "late"),
      unit: "%",
      against: { name: ofLaidOut, value: of("laidOut", "late") },
    });
    report({
      name: "From one frame to the next, median",
      value: of("all", "medianMs"),
      unit: "ms",
      against: { name: ofLaidOut, value: of("laidOut", "medianMs") },
    });
  } finally {
    await browser.close();
    for (const service of services.toReversed()) await service.stop();
    await catalogue.stop();
  }
}

async function loadFirstDesign(browser: Browser, address: string) {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const client = await page.context().newCDPSession(page);
  await client.send("Network.emulateNetworkConditions", SLOW_LINE);
  await page.goto(address);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("[data-keys] img")].some((image) => image.complete && image.naturalWidth > 0),
  );
  const measured = await page.evaluate(() => {
    const [own] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const pictureMs = Math.min(...files.filter(({ name }) => name.includes("/media/designs/")).map(({ responseEnd }) => responseEnd));
    const before = files.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= pictureMs);
    return {
      pictureMs,
      pageMs: own!.responseEnd,
      pageBytes: own!.transferSize,
      bytes: own!.transferSize + before.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
  await page.context().close();
  return measured;
}

/** Scrolls by a fixed distance per frame, and starts again at the end of the list, so that all lists draw the same number of frames. */
async function scroll(browser: Browser, address: string, style = "") {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  if (style) await page.addStyleTag({ content: style });
  const designs = await page.locator("[data-keys] li").count();
  await page.locator("[data-keys] li").first().scrollIntoViewIfNeeded();
  const frames = await framesWhile(page, async () => void (await page.evaluate(SCROLL)));
  await page.close();
  return { ...frames, designs };
}

// A string, because the compiler adds helpers to functions that do not exist in the page.
const SCROLL = `new Promise((resolve) => {
  const [top, until] = [scrollY, performance.now() + ${SCROLL_MS}];
  const next = () => {
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 800;
    scrollTo({ top: isAtEnd ? top : scrollY + ${PX_PER_FRAME}, behavior: "instant" });
    if (performance.now() < until) requestAnimationFrame(next);
    else resolve();
  };
  requestAnimationFrame(next);
})`;
