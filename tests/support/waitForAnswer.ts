import type { Page } from "playwright-core";
import { operationOf } from "./recordOperations";

/** Waits until a page has the BFF's answer to an operation. An answer that the query's hash is unknown does not count. */
export async function waitForAnswer(page: Page, operation: string): Promise<void> {
  await page.waitForResponse(async (response) => {
    return operationOf(response.request()) === operation && !(await response.text()).includes("PERSISTED_QUERY_NOT_FOUND");
  });
}
