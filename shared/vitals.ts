import { LANGS } from "./config/languages";

/** Where browsers send what their visitors waited for. */
export const VITALS_PATH = "/vitals";

/** The labels of a report. Each is a closed list, so that no visitor can add a label to the metrics (docs/decisions/089). */
export const VITALS_LABELS = {
  template: ["home", "locator", "state", "city", "kiosk", "products", "product", "gallery", "questions", "page"],
  lang: LANGS,
  connection: ["2g", "3g", "4g", "unknown"],
} as const;

/** The figures of a report by the names that `web-vitals` gives them, with the largest that is believed: ms, and a score for CLS. */
export const VITALS_LIMITS = { LCP: 120_000, INP: 120_000, TTFB: 120_000, CLS: 100 } as const;

export type VitalName = keyof typeof VITALS_LIMITS;
type Labels = { [Label in keyof typeof VITALS_LABELS]: (typeof VITALS_LABELS)[Label][number] };

/** What one visit reports. A browser leaves out what it does not measure. */
export type VitalsReport = Labels & Partial<Record<VitalName, number>>;
