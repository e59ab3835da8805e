import type { Page } from "playwright-core";
import { operationOf } from "./askedOf";

/** Waits until a page has the BFF's answer to an operation: that a query is not known by its hash is none, since it is sent again. */
export async function answerTo(page: Page, operation: string): Promise<void> {
  await page.waitForResponse(async (response) => {
    return operationOf(response.request()) === operation && !(await response.text()).includes("PERSISTED_QUERY_NOT_FOUND");
  });
}
