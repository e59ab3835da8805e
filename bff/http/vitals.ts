import express, { type RequestHandler } from "express";
import { z } from "zod";
import { createBudget } from "#shared/limits/budget.ts";
import { createAddressOf, type Proxies } from "#shared/limits/visitorAddress.ts";
import { VITALS_LABELS, VITALS_LIMITS, type VitalsReport } from "#shared/vitals.ts";
import { parseJson } from "../lib/parseJson";

/** A report has about 120 bytes. */
const MAX_BYTES = 500;
/** Reports of one address in a minute, good or bad: more than the sampled visits of a household, or of an office. */
const REPORTS_PER_MINUTE = 30;

const figure = (most: number) => z.number().min(0).max(most).optional();
const report = z.strictObject({
  template: z.enum(VITALS_LABELS.template),
  lang: z.enum(VITALS_LABELS.lang),
  connection: z.enum(VITALS_LABELS.connection),
  LCP: figure(VITALS_LIMITS.LCP),
  INP: figure(VITALS_LIMITS.INP),
  TTFB: figure(VITALS_LIMITS.TTFB),
  CLS: figure(VITALS_LIMITS.CLS),
});

interface VitalsDeps {
  /** Counts a report. */
  observe(report: VitalsReport): void;
  proxies: Proxies;
}

/**
 * Creates the handlers of browsers' reports of their visitors' waits (docs/decisions/089): 204 for a report that is counted; 429 after
 * thirty from one address in a minute, 413 over 500 bytes, 403 from a page of another site, 400 for anything else that is no report. The
 * body is read last. Nothing is logged.
 */
export function createVitalsHandler({ observe, proxies }: VitalsDeps): RequestHandler[] {
  const addressOf = createAddressOf(proxies);
  // Counted by each process alone: asking Redis would cost more than the report.
  const budget = createBudget({ points: REPORTS_PER_MINUTE, seconds: 60 });
  const admit: RequestHandler = async (request, response, next) => {
    const { "sec-fetch-site": from = "same-origin", "content-length": bytes } = request.headers;
    if (from !== "same-origin") return void response.sendStatus(403);
    if (!(Number(bytes) <= MAX_BYTES)) return void response.sendStatus(413);
    const wait = await budget.take(addressOf(request) ?? "");
    if (wait > 0) return void response.set("retry-after", String(wait)).sendStatus(429);
    next();
  };
  const count: RequestHandler = (request, response) => {
    const sent = report.safeParse(toValue(request.body));
    if (!sent.success) return void response.sendStatus(400);
    observe(sent.data);
    response.sendStatus(204);
  };
  return [admit, express.text({ limit: MAX_BYTES, type: () => true, inflate: false }), count];
}

function toValue(body: unknown): unknown {
  try {
    return parseJson(String(body));
  } catch {
    return undefined;
  }
}
