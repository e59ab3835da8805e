import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { buildIfStale, generateIfStale } from "#scripts/lib/artifacts.ts";
import { root } from "#scripts/lib/commands.ts";
import { createUpstreams } from "#upstreams/server.ts";
import { startRedis } from "../../support/redisServer";
import type { Bench } from "../benchmark";
import { addresses, startKeyway } from "../lib/stack";
import { createMix } from "./mix";
import { type Held, probe } from "./probe";
import { startWeekVisitors } from "./visitors";

const SECRET = "a secret of the benchmark";
const DAYS = 7;
/** The clock jumps this often in a day; after each jump, nothing in the caches is fresh. */
const JUMPS_A_DAY = 4;
const PUBLISHES_A_JUMP = 2;
const DAY_MS = 86_400_000;
const NO_BUDGETS = {
  VISITOR_POINTS_PER_MINUTE: "0",
  VISITOR_CALLS_PER_MINUTE: "0",
  PLACES_CALLS_PER_VISITOR_PER_DAY: "0",
  PLACES_CALLS_PER_DAY: "0",
};

/**
 * Runs a week in some minutes: the clock of BFF and site jumps, content is published, and visitors send as many requests as fit. Reports
 * what the processes hold after the last day, against the end of the second.
 */
export async function measureWeek(bench: Bench): Promise<void> {
  const { processes, env, options, report } = bench;
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  const folder = mkdtempSync(path.join(tmpdir(), "keyway-week-"));
  const place = (name: string) => path.join(folder, name);
  for (const name of ["probe", "temporary"]) mkdirSync(place(name));
  cpSync(path.join(root, "upstreams/content"), place("content"), { recursive: true });
  writeFileSync(place("clock"), "0");
  const redis = await startRedis(["--maxmemory", "256mb", "--maxmemory-policy", "volatile-ttl"]);
  const { site } = addresses(env);
  const publishWebhook = { url: `${site}/revalidate`, secret: SECRET };
  const upstreams = await createUpstreams({
    port: Number(env.UPSTREAMS_PORT),
    contentDir: place("content"),
    publishWebhook,
    log: () => {},
  });
  const preloads = ["tests/bench/bff/shiftedClock.mjs", "tests/bench/week/preloadedProbe.mjs"].map(
    (file) => `--import=${path.join(root, file)}`,
  );
  const own = {
    ...env,
    ...NO_BUDGETS,
    REDIS_URL: redis.url,
    PRISMIC_WEBHOOK_SECRET: SECRET,
    LOG_LEVEL: "warn",
    BENCH_CLOCK: place("clock"),
    BENCH_PROBE: place("probe"),
    TMPDIR: place("temporary"),
    NODE_OPTIONS: preloads.join(" "),
  };
  const services = { bff: await startKeyway(processes, own, "bff"), site: await startKeyway(processes, own, "site") };

  const visitors = startWeekVisitors(site, createMix(await addressesOf(site), scriptsOf()));
  const file = path.join(place("content"), "documents/en-us/homepage/homepage.json");
  let edition = 0;
  const publish = () => {
    const document = JSON.parse(readFileSync(file, "utf8")) as { data: { meta_title: string } };
    writeFileSync(file, JSON.stringify({ ...document, data: { ...document.data, meta_title: `Edition ${++edition}` } }));
  };
  const look = async () => {
    const held = { bff: await probe(services.bff.pid, place("probe")), site: await probe(services.site.pid, place("probe")) };
    const files = readdirSync(place("temporary"), { recursive: true }).length;
    console.log(JSON.stringify({ answered: sum(visitors.answered), failed: sum(visitors.failed), files, ...held }));
    return { ...held, files };
  };

  const jumps = DAYS * JUMPS_A_DAY;
  const jumpMs = (options.minutes * 60_000) / jumps;
  let early: Awaited<ReturnType<typeof look>> | undefined;
  for (let jump = 1; jump <= jumps; jump++) {
    for (let number = 0; number < PUBLISHES_A_JUMP; number++) {
      await delay(jumpMs / PUBLISHES_A_JUMP);
      publish();
    }
    writeFileSync(place("clock"), String((jump * DAY_MS) / JUMPS_A_DAY));
    if (jump % JUMPS_A_DAY === 0 && jump < jumps) {
      const held = await look();
      if (jump === 2 * JUMPS_A_DAY) early = held;
    }
  }
  await visitors.stop();
  const late = await look();

  for (const [name, count] of visitors.answered) report({ name: `A week, ${name}`, value: count, unit: "requests" });
  report({ name: "A week, all", value: sum(visitors.answered), unit: "requests" });
  report({ name: "A week, failed", value: sum(visitors.failed), unit: "requests" });
  if (visitors.failed.size > 0) console.table(Object.fromEntries(visitors.failed));
  for (const name of ["bff", "site"] as const) reportHeld(bench, name, late[name], early![name]);
  report({ name: "A week, temporary files", value: late.files, unit: "files" });

  for (const service of [services.site, services.bff]) await service.stop();
  await upstreams.close();
  await redis.stop();
  rmSync(folder, { recursive: true });
}

/** What may grow by these ratios: caches fill, while a leak would grow with the number of requests. */
function reportHeld({ report }: Bench, process: string, late: Held, early: Held): void {
  const figure = (what: string, value: number, before: number, unit: "MB" | "count", bar: number) =>
    report({ name: `A week, ${process}, ${what}`, value, unit, against: { name: "after two days", value: before }, bar });
  figure("live memory", late.heapMb, early.heapMb, "MB", 1.3);
  figure("resident memory", late.residentMb, early.residentMb, "MB", 1.3);
  figure("descriptors", late.descriptors, early.descriptors, "count", 1.1);
  figure("timers, plus one", late.timers + 1, early.timers + 1, "count", 1.5);
  figure("listeners of the process", late.processListeners, early.processListeners, "count", 1);
  figure("warnings of too many listeners, plus one", late.listenerWarnings + 1, 1, "count", 1);
}

/** Returns the paths in the site's sitemaps, in their order. */
async function addressesOf(site: string): Promise<string[]> {
  const locations = async (address: string) => {
    const text = await (await fetch(site + address)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location!.replaceAll("&amp;", "&")).pathname);
  };
  const parts = await locations("/sitemap.xml");
  const all = parts.every((part) => part.endsWith(".xml")) ? (await Promise.all(parts.map(locations))).flat() : parts;
  return ["/", "/fr-ca/", ...all.filter((address) => address !== "/")];
}

/** Returns the paths of the scripts and styles of the site's build. */
function scriptsOf(): string[] {
  const folder = "site/.next/static";
  return (readdirSync(path.join(root, folder), { recursive: true }) as string[])
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `/_next/static/${name}`);
}

function sum(counts: Map<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
