import type { Bench } from "../benchmark";
import { addresses, startKeyway } from "../lib/stack";
import { countUpstreamRequests, type UpstreamRequests } from "../lib/upstreamRequests";
import type { Request } from "../load/compare";
import { runLoad } from "../load/runLoad";
import { askWhole } from "./pageRequest";

const concurrent = 50;
const EXPIRY_MS = 12_000;

/** Counts the upstream calls for an operation after the start of the BFF. */
export async function measureUpstreamCalls({ processes, env, report, options }: Bench, name: string, request: Request): Promise<void> {
  const count = (work: () => Promise<unknown>) => countUpstreamRequests(addresses(env).upstreams, work);
  const crowded = await startKeyway(processes, env, "bff");
  const crowd = await count(() => Promise.all(Array.from({ length: concurrent }, () => askWhole(request))));
  await crowded.stop();

  const bff = await startKeyway(processes, env, "bff");
  const cold = await count(() => askWhole(request));
  const warm = await count(() => askWhole(request));
  // The API root expires every 5 s; other entries that expire meanwhile are counted too.
  const expiring = await count(() => runLoad(processes, env, { ...request, connections: concurrent, warmUpMs: 0, durationMs: EXPIRY_MS }));
  await bff.stop();

  const against = { name: "once, cold", value: cold.total };
  report({ name: `Upstream requests, ${name}, cold`, value: cold.total, unit: "requests" });
  report({ name: `Upstream requests, ${name}, warm`, value: warm.total, unit: "requests", against });
  report({ name: `Upstream requests, ${name}, ${concurrent} at once, cold`, value: crowd.total, unit: "requests", against });
  report({
    name: `Upstream requests, ${name}, ${concurrent} connections for ${EXPIRY_MS / 1000} s`,
    value: expiring.total,
    unit: "requests",
    against,
  });
  const counts: Record<string, UpstreamRequests> = { cold, warm, crowd, expiring };
  if (options.details) console.table(Object.fromEntries(Object.entries(counts).map(([moment, { byPath }]) => [moment, byPath])));
}
