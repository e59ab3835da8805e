import { expect } from "vitest";
import { rawGet } from "./rawRequest";

/** Longer than site and BFF cache a failure, plus a tolerance for busy machines. */
const HEALS_WITHIN_MS = 12_000;

/** Waits until a page answers 200 without the message about a failed part; failures are cached for seconds. */
export async function waitForRecovery(siteUrl: string, path: string, message?: RegExp): Promise<void> {
  const isHealed = async () => {
    const { status, body } = await rawGet(siteUrl, path);
    return status === 200 && !message?.test(body);
  };
  await expect.poll(isHealed, { timeout: HEALS_WITHIN_MS }).toBe(true);
}
