import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { VITALS_PATH, type VitalsReport } from "#shared/vitals.ts";
import { templateOf } from "./templateOf";

/** What Chromium tells of the connection. */
const { connection } = navigator as { connection?: { effectiveType?: string } };
const CONNECTIONS: Record<string, VitalsReport["connection"]> = { "slow-2g": "2g", "2g": "2g", "3g": "3g", "4g": "4g" };

/**
 * Measures the visit from its first page on, and reports it once, when the page is hidden first: figures that change later would count
 * twice. Nothing in the report tells who the visitor is or which address they see.
 */
const report: VitalsReport = {
  ...templateOf(location.pathname),
  connection: CONNECTIONS[connection?.effectiveType ?? ""] ?? "unknown",
};
for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(({ name, value }) => void (report[name as keyof object] = value as never));

// After those of web-vitals, which complete the figures in theirs.
document.addEventListener("visibilitychange", sendWhenHidden);

function sendWhenHidden(): void {
  if (document.visibilityState !== "hidden") return;
  document.removeEventListener("visibilitychange", sendWhenHidden);
  navigator.sendBeacon(VITALS_PATH, JSON.stringify(report));
}
