import { mkdirSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page, Request } from "playwright-core";
import { root } from "#scripts/lib/commands.ts";

const folder = path.join(root, ".keyway/failures");

/**
 * Prints, for a failed test, each page's address, the start of its text and the path of a screenshot, and the pending requests.
 */
export async function describeFailure(context: BrowserContext, test: string, unanswered: ReadonlySet<Request>): Promise<void> {
  const pages = context.pages().filter((page) => !page.url().endsWith("/health"));
  const described = await Promise.all(pages.map((page, index) => describePage(page, `${test} ${index + 1}`)));
  const waiting = [...unanswered].map((request) => request.url()).join(", ") || "none";
  console.error([`“${test}” failed.`, ...described, `Requests without an answer: ${waiting}`].join("\n"));
}

async function describePage(page: Page, name: string): Promise<string> {
  const text = await page.innerText("body", { timeout: 1000 }).catch(String);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name.replace(/[^\w]+/g, "-").slice(0, 100)}.png`);
  const screenshot = await page.screenshot({ path: file, timeout: 5000 }).then(() => file, String);
  return `Page: ${page.url()} (“${text.slice(0, 300)}”)\nScreenshot: ${screenshot}`;
}
