import { readFileSync } from "node:fs";
import { LaunchFailure } from "../../../scripts/lib/launchFailure";
import { canMeasureMemory, readPeakMemory, resetPeakMemory } from "../../support/peakMemory";
import type { Bench } from "../benchmark";
import { addresses, startKeyway } from "../lib/stack";
import { runLoad } from "../load/runLoad";
import { graphRequest } from "./pageRequest";

const MB = 1_000_000;
const CONNECTIONS = 50;
/** Requests of which no two are alike. */
const MANY = 200_000;
/** Once so many are answered, nothing more may be added. */
const SOME = 50_000;

const ROUND_MS = 10_000;

/** Questions of every kind, each with a number of its own: a document, what is in a cache, and what is not there. */
const QUESTIONS = [
  { query: "{ a%n: ok }" },
  { query: 'query ($path: String!) { page(path: $path, lang: "en-us") { __typename } }', variables: { path: "/none-%n/" } },
  { query: "query ($ids: [ID!]!) { kiosks(ids: $ids) { name } }", variables: { ids: ["none-%n"] } },
  { query: '{ route(path: "/none-%n/", lang: "fr-ca") { status } }' },
  {
    query: "query ($lat: Float!) { kiosksNear(lat: $lat, lng: -90, limit: 3) { results { kiosk { name } } } }",
    variables: { lat: "30.%n" },
  },
];

/** How much memory the BFF takes for many different requests: the most while it answers them, and what stays. */
export async function measureMemory({ processes, env, report }: Bench): Promise<void> {
  if (!canMeasureMemory) throw new LaunchFailure("This system does not tell how much memory a process has held at most.");
  const upstreams = await startKeyway(processes, env, "upstreams");
  const bff = await startKeyway(processes, env, "bff");
  const { pid } = bff;
  const requests = QUESTIONS.map((question) => graphRequest(addresses(env).bff, question));
  // A number stands without quotes.
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
  report({ name: name("most memory"), value: readPeakMemory(pid) / MB, unit: "MB", against: { name: "the bar", value: 180 } });
  await bff.stop();
  await upstreams.stop();
}

function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return (Number(kilobytes) * 1024) / MB;
}
