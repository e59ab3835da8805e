import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright-core";
import { buildIfStale, generateIfStale } from "#scripts/lib/artifacts.ts";
import { describeServices } from "#scripts/lib/services.ts";
import { ensureChromium } from "#scripts/lib/installChromium.ts";
import { operationOf } from "../support/recordOperations";
import type { Bench } from "./benchmark";
import { framesWhile } from "./lib/frames";
import { addresses, startKeyway } from "./lib/stack";
import { startService } from "./lib/startService";

const KIOSKS = 100_000;
const CITY = "/key-services/ny/new-york/";
/** Number of drags across the map, back and forth. */
const STROKES = 6;
const STROKE_STEPS = 30;
const WEBGL = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/**
 * Measures late frames while the map is panned over 100,000 kiosks, against the same map without markers, and the bytes it loads.
 * WebGL is rendered in software here, so the map alone is slow; only the difference that markers make is meaningful.
 */
export async function measureMap({ processes, env, report }: Bench): Promise<void> {
  const executablePath = await ensureChromium(processes, env);
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  const upstreams = describeServices("production", env, ["--kiosks", String(KIOSKS)]).find(({ name }) => name === "upstreams")!;
  const services = [
    await startService(processes, upstreams),
    await startKeyway(processes, env, "bff"),
    await startKeyway(processes, env, "site"),
  ];
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking", ...WEBGL],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const bare = await pan(browser, addresses(env).site, false);
    const full = await pan(browser, addresses(env).site, true);
    const name = "the same map without markers";
    report({
      name: "Frames that came late while panning over 100,000 kiosks",
      value: full.late,
      unit: "%",
      against: { name, value: bare.late },
    });
    report({ name: "From one frame to the next, median", value: full.medianMs, unit: "ms", against: { name, value: bare.medianMs } });
    report({ name: "Markers on the map at most", value: full.markers, unit: "markers" });
    report({ name: "Answer for a view, gzip, the largest", value: Math.max(...full.answers) / 1000, unit: "kB" });
    report({ name: "Answers for the whole way", value: full.answers.length, unit: "requests" });
    report({ name: "The map's own files for this view, gzip", value: full.files / 1000, unit: "kB" });
  } finally {
    await browser.close();
    for (const service of services.toReversed()) await service.stop();
  }
}

async function pan(browser: Browser, site: string, hasMarkers: boolean) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const answers: number[] = [];
  let files = 0;
  page.on("response", async (response) => {
    const path = new URL(response.url()).pathname;
    if (operationOf(response.request()) === "MapMarkers") answers.push(gzipSync(await response.body()).length);
    if (path.startsWith("/assets/map/")) files += gzipSync(await response.body()).length;
  });
  if (!hasMarkers)
    await page.route("**/graphql", (route) => (operationOf(route.request()) === "MapMarkers" ? route.abort() : route.continue()));
  await page.goto(site + CITY);
  await page.locator("canvas").waitFor();
  await page.waitForLoadState("networkidle");
  let markers = 0;
  const frames = await framesWhile(page, async () => {
    for (let stroke = 0; stroke < STROKES; stroke++) {
      await drag(page, stroke % 2 === 0 ? 400 : -400);
      await page.waitForTimeout(400);
      markers = Math.max(markers, await page.locator("section:has(canvas) button[tabindex='-1']").count());
    }
  });
  await page.close();
  return { ...frames, markers, answers, files };
}

async function drag(page: Page, distance: number): Promise<void> {
  const { x, y, width, height } = (await page.locator("canvas").boundingBox())!;
  const [fromX, fromY] = [x + width / 2 - distance / 2, y + height - 60];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + distance, fromY - 80, { steps: STROKE_STEPS });
  await page.mouse.up();
}
