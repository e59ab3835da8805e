import { chromium, type Page } from "playwright-core";
import { buildIfStale, generateIfStale } from "#scripts/lib/artifacts.ts";
import { ensureChromium } from "#scripts/lib/installChromium.ts";
import type { Bench } from "./benchmark";
import { addresses, startStack } from "./lib/stack";
import { median } from "./lib/statistics";

/** Response time of each upstream. */
const UPSTREAM_MS = 20;
/** The search box's delay after the last letter (site/parts/placeSearch). */
const PAUSE_MS = 150;
// Each additional letter is a request that no cache can answer.
const CITIES = ["Columbus, OH", "Portland, OR", "Houston, TX", "Toronto, ON", "Phoenix, AZ", "Seattle, WA", "Denver, CO"];

/** Measures the time from a key press to suggestions, and from a choice to kiosks, over upstreams that take 20 ms. */
export async function measureSearch({ processes, env, report }: Bench): Promise<void> {
  const executablePath = await ensureChromium(processes, env);
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  const stack = await startStack(processes, env);
  const { site, upstreams } = addresses(env);
  for (const standIn of ["content", "backend", "places"]) {
    await fetch(`${upstreams}/${standIn}/__faults`, { method: "POST", body: JSON.stringify([{ kind: "delay", ms: UPSTREAM_MS }]) });
  }
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const places: number[] = [];
    const kiosks: number[] = [];
    for (const city of CITIES) {
      const took = await search(page, site, city);
      places.push(took.places);
      kiosks.push(took.kiosks);
    }
    report({
      name: "From a key to places in the list",
      value: median(places),
      unit: "ms",
      against: { name: "the pause and one upstream", value: PAUSE_MS + UPSTREAM_MS },
    });
    // Needs the place's details, and the kiosks around it with their hours.
    report({
      name: "From the choice of a place to its kiosks",
      value: median(kiosks),
      unit: "ms",
      against: { name: "two upstreams", value: 2 * UPSTREAM_MS },
    });
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Types a city, measures the time after its last letter, and then chooses it. */
async function search(page: Page, site: string, city: string): Promise<{ places: number; kiosks: number }> {
  await page.goto(`${site}/key-services/`, { waitUntil: "networkidle" });
  const box = page.locator("#locator-search");
  await box.focus();
  await page.locator("#locator-search[role=combobox]").waitFor();
  const name = city.split(",")[0]!;
  await box.pressSequentially(name.slice(0, -1), { delay: 20 });
  // Measured in the page, without the time between test and browser.
  const places = await page.evaluate(
    async ({ last, whole }) => {
      const input = document.querySelector<HTMLInputElement>("#locator-search")!;
      await new Promise((done) => setTimeout(done, 500));
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
      const startedAt = performance.now();
      setValue.call(input, input.value + last);
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      while (![...document.querySelectorAll("[role=option] strong")].some(({ textContent }) => textContent?.length === whole.length))
        await new Promise((done) => requestAnimationFrame(done));
      return performance.now() - startedAt;
    },
    { last: name.slice(-1), whole: name },
  );
  const option = page.getByRole("option", { name: new RegExp(`^${city}`) }).first();
  const startedAt = performance.now();
  await option.click();
  await page.locator("[data-location-id]").first().waitFor();
  return { places, kiosks: performance.now() - startedAt };
}
