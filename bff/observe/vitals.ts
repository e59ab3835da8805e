import { Histogram, type Registry } from "prom-client";
import { VITALS_LABELS, type VitalName, type VitalsReport } from "#shared/vitals.ts";

const PAINT_SECONDS = [0.25, 0.5, 1, 1.5, 2.5, 4, 8, 16];
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];
const INPUT_SECONDS = [0.05, 0.1, 0.2, 0.35, 0.5, 1, 2];

/** The bounds of Google's "good" and "poor" are among the buckets. */
const VITALS: Record<VitalName, { name: string; help: string; buckets: number[]; scale: number }> = {
  LCP: {
    name: "site_largest_contentful_paint_seconds",
    help: "When the largest content was painted.",
    buckets: PAINT_SECONDS,
    scale: 0.001,
  },
  INP: { name: "site_interaction_to_next_paint_seconds", help: "The slowest reaction of a page.", buckets: INPUT_SECONDS, scale: 0.001 },
  TTFB: {
    name: "site_time_to_first_byte_seconds",
    help: "When a page's first byte arrived.",
    buckets: [0.1, 0.2, 0.4, 0.8, 1.8, 4, 8],
    scale: 0.001,
  },
  CLS: { name: "site_cumulative_layout_shift", help: "How far a page's content moved unasked.", buckets: SHIFTS, scale: 1 },
};

/** Adds histograms of visitors' waits to a registry, and returns the function that counts a report in them. */
export function createVitals(registry: Registry): (report: VitalsReport) => void {
  const labelNames = Object.keys(VITALS_LABELS) as (keyof typeof VITALS_LABELS)[];
  const histograms = Object.entries(VITALS).map(([vital, { scale, ...options }]) => {
    const histogram = new Histogram({ ...options, labelNames, registers: [registry] });
    return { vital: vital as VitalName, scale, histogram };
  });
  return (report) => {
    const { template, lang, connection } = report;
    for (const { vital, scale, histogram } of histograms) {
      const figure = report[vital];
      if (figure !== undefined) histogram.observe({ template, lang, connection }, figure * scale);
    }
  };
}
