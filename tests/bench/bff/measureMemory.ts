import { readFileSync } from "node:fs";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import { canMeasureMemory, readPeakMemory, resetPeakMemory } from "../../support/peakMemory";
import type { Bench } from "../benchmark";
import { addresses, startKeyway } from "../lib/stack";
import { runLoad } from "../load/runLoad";
import { graphRequest } from "./pageRequest";

const MB = 1_000_000;
const CONNECTIONS = 50;
/** Number of different requests. */
const MANY = 200_000;
/** Number of requests after which memory must not grow any more. */
const SOME = 50_000;

const ROUND_MS = 10_000;

/** Request bodies with a number each: a document, cached values, and missing ones. */
const QUESTIONS = [
  { query: "{ a%n: ok }" },
  { query: "query ($path: String!) { page(path: $path, language: EN_US) { __typename } }", variables: { path: "/none-%n/" } },
  { query: "query ($ids: [ID!]!) { kiosks(ids: $ids) { name } }", variables: { ids: ["none-%n"] } },
  { query: '{ route(path: "/none-%n/", language: FR_CA) { status } }' },
  {
    query: "query ($lat: Float!) { kiosksNear(point: { lat: $lat, lng: -90 }, first: 3) { nodes { kiosk { name } } } }",
    variables: { lat: "30.%n" },
  },
];

/** Measures the BFF's memory for many different requests: the peak, and what remains. */
export async function measureMemory({ processes, env, report }: Bench): Promise<void> {
  if (!canMeasureMemory) throw new LaunchFailure("Peak memory cannot be measured on this system.");
  const upstreams = await startKeyway(processes, env, "upstreams");
  const bff = await startKeyway(processes, env, "bff");
  const { pid } = bff;
  const requests = QUESTIONS.map((question) => graphRequest(addresses(env).bff, question));
  // Numbers have no quotes in JSON.
  const [body = "", ...bodies] = requests.map((request) => request.body.replace('"30.%n"', "30.%n"));
  let answered = 0;
  const load = async (count: number): Promise<void> => {
    const spec = { ...requests[0]!, body, bodies, connections: CONNECTIONS, warmUpMs: 0, durationMs: ROUND_MS };
    while (answered < count) {
      const { requestsPerSecond } = await runLoad(processes, env, { ...spec, numbersFrom: answered });
      answered += Math.round((requestsPerSecond * ROUND_MS) / 1000);
    }
  };
  resetPeakMemory(pid);
  await load(SOME);
  const early = residentOf(pid);
  await load(MANY);
  const name = (what: string) => `BFF, ${Math.round(answered / 1000)},000 different requests, ${what}`;
  report({
    name: name("memory at the end"),
    value: residentOf(pid),
    unit: "MB",
    against: { name: `after ${SOME / 1000},000`, value: early },
  });
  report({ name: name("most memory"), value: readPeakMemory(pid) / MB, unit: "MB", against: { name: "the bar", value: 180 }, bar: 1 });
  await bff.stop();
  await upstreams.stop();
}

function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return (Number(kilobytes) * 1024) / MB;
}
