import type { FaultySource } from "./separateUpstreams";
import { indexSearches } from "./indexSearches";

/** Selects one or two fields of each source, independent of the others. */
export const QUERY = `{
  ok
  page(path: "/", language: EN_US) { ... on HomepageDocument { data { meta_title } } }
  kiosk(id: "100001") { name }
  predictions(input: "Spring") { placeId }
}`;
export const FIELDS: Record<FaultySource, string> = { content: "page", kiosks: "kiosk", places: "predictions" };
/** Number of calls of each source for one answer with empty caches: root, documents with their index; kiosk; predictions. */
export const CALLS: Record<FaultySource, number> = { content: 1 + indexSearches, kiosks: 1, places: 1 };
export const SOURCES = Object.keys(FIELDS) as FaultySource[];

export const DEADLINE_MS = 3000;
/**
 * Tolerance for a busy machine. A missing timeout is still detected, since the source then takes ten seconds or more.
 */
export const MARGIN_MS = 5000;

export interface FaultCase {
  name: string;
  switch: object;
  code: string;
  /** Number of calls of the failing source; `placesCalls` if it differs for Places. Content fails at its first call. */
  calls: number;
  placesCalls?: number;
  /** Minimum and maximum duration of the answer in milliseconds. */
  least?: number;
  most: number;
}

export const AT_ONCE = 700;
const HUNG = { code: "UPSTREAM_TIMEOUT", calls: 1, least: 2400, most: DEADLINE_MS };

export const FAULTS: FaultCase[] = [
  { name: "hangs", switch: { kind: "hang" }, ...HUNG },
  { name: "hangs inside the body", switch: { kind: "hang-body" }, ...HUNG },
  { name: "answers too late", switch: { kind: "delay", ms: 10_000 }, ...HUNG },
  { name: "resets the connection", switch: { kind: "reset" }, code: "UPSTREAM_UNREACHABLE", calls: 2, placesCalls: 1, most: AT_ONCE },
  {
    name: "breaks off inside the body",
    switch: { kind: "truncate" },
    code: "UPSTREAM_UNREACHABLE",
    calls: 2,
    placesCalls: 1,
    most: AT_ONCE,
  },
  { name: "sends malformed JSON", switch: { kind: "malformed" }, code: "UPSTREAM_BAD_PAYLOAD", calls: 1, most: AT_ONCE },
  { name: "sends HTML", switch: { kind: "html" }, code: "UPSTREAM_BAD_PAYLOAD", calls: 1, most: AT_ONCE },
  { name: "sends 64 MB", switch: { kind: "huge" }, code: "UPSTREAM_TOO_LARGE", calls: 1, most: DEADLINE_MS },
  { name: "answers 500", switch: { kind: "5xx" }, code: "UPSTREAM_STATUS", calls: 1, placesCalls: 3, most: 2000 },
  { name: "answers 502", switch: { kind: "5xx", status: 502 }, code: "UPSTREAM_STATUS", calls: 1, most: AT_ONCE },
  { name: "answers 503", switch: { kind: "5xx", status: 503 }, code: "UPSTREAM_STATUS", calls: 1, placesCalls: 3, most: 2000 },
  {
    name: "answers 429 without end",
    switch: { kind: "429", retryAfter: 0 },
    code: "UPSTREAM_RATE_LIMITED",
    calls: 5,
    placesCalls: 3,
    most: AT_ONCE,
  },
  {
    name: "answers 429 for half a minute",
    switch: { kind: "429", retryAfter: 30 },
    code: "UPSTREAM_RATE_LIMITED",
    calls: 1,
    most: AT_ONCE,
  },
  {
    name: "answers 429 until a date far away",
    switch: { kind: "429", retryAfter: "Fri, 31 Dec 2100 23:59:59 GMT" },
    code: "UPSTREAM_RATE_LIMITED",
    calls: 1,
    most: AT_ONCE,
  },
];
