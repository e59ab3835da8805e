import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { root } from "#scripts/lib/commands.ts";
import { createUpstreams } from "#upstreams/server.ts";
import type { Bench } from "../benchmark";
import { addresses, startKeyway } from "../lib/stack";
import type { LoadResult } from "../load/loadSpec";
import { runLoad } from "../load/runLoad";
import { pageRequest, pageWithKiosksRequest } from "./pageRequest";

const SECRET = "a secret of the benchmark";
const CONNECTIONS = 50;
const LOAD_MS = 12_000;
/** Interval of the publishes or expiries under load. */
const EVERY_MS = 2_000;
/** How far the clock is set ahead: longer than the lifetime of any cache entry. */
const AHEAD_MS = 2 * 3_600_000;

/** Measures the slowest answers under load while content is published, and while all caches expire at once. */
export async function measureInvalidation(bench: Bench): Promise<void> {
  const { processes, env } = bench;
  const contentDir = mkdtempSync(path.join(tmpdir(), "keyway-bench-"));
  cpSync(path.join(root, "upstreams/content"), contentDir, { recursive: true });
  const url = addresses(env);
  const publishWebhook = { url: `${url.bff}/webhook`, secret: SECRET };
  const upstreams = await createUpstreams({ port: Number(env.UPSTREAMS_PORT), contentDir, publishWebhook, log: () => {} });
  const clock = path.join(contentDir, "clock");
  writeFileSync(clock, "0");
  const preload = path.join(root, "tests/bench/bff/shiftedClock.mjs");
  const bff = await startKeyway(
    processes,
    { ...env, PRISMIC_WEBHOOK_SECRET: SECRET, BENCH_CLOCK: clock, NODE_OPTIONS: `--import=${preload}` },
    "bff",
  );

  const file = path.join(contentDir, "documents/en-us/homepage/homepage.json");
  let edition = 0;
  const publish = () => {
    const document = JSON.parse(readFileSync(file, "utf8")) as { data: { meta_title: string } };
    document.data.meta_title = `Edition ${++edition}`;
    writeFileSync(file, JSON.stringify(document));
  };
  let ahead = 0;
  const expire = () => writeFileSync(clock, String((ahead += AHEAD_MS)));
  const spec = { ...pageRequest(url.bff), bodies: [pageWithKiosksRequest(url.bff).body], connections: CONNECTIONS };
  const measure = async (happen: () => void): Promise<LoadResult> => {
    const load = runLoad(processes, env, { ...spec, warmUpMs: 2_000, durationMs: LOAD_MS });
    for (let passed = 0; passed < LOAD_MS; passed += EVERY_MS) {
      await delay(EVERY_MS);
      happen();
    }
    return load;
  };

  const quiet = await measure(() => {});
  report(bench, "nothing happens", quiet);
  report(bench, "content is published every two seconds", await measure(publish));
  report(bench, "all caches expire every two seconds", await measure(expire));
  await bff.stop();
  await upstreams.close();
  rmSync(contentDir, { recursive: true });
}

function report({ report: say }: Bench, name: string, { wholeP50, wholeP99, wholeMax }: LoadResult): void {
  say({ name: `BFF, while ${name}, 99 % within`, value: wholeP99, unit: "ms", against: { name: "its own half", value: wholeP50 } });
  say({ name: `BFF, while ${name}, all within`, value: wholeMax, unit: "ms", against: { name: "the bar", value: 250 } });
}
