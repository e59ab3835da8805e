import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { buildIfStale, generateIfStale } from "#scripts/lib/artifacts.ts";
import { root } from "#scripts/lib/commands.ts";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import { createUpstreams } from "#upstreams/server.ts";
import type { Bench } from "./benchmark";
import { addresses, startKeyway } from "./lib/stack";
import { median } from "./lib/statistics";

const SECRET = "a secret of the benchmark";
const ROUNDS = 10;
const DEADLINE_MS = 10_000;
const PAUSE_MS = 10;

/** Measures the time from saving a document until a visitor who reloads its page sees it. */
export async function measurePublish({ processes, env, report }: Bench): Promise<void> {
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  await measure({ processes, env, report }, true);
  await measure({ processes, env, report }, false);
}

async function measure({ processes, env, report }: Pick<Bench, "processes" | "env" | "report">, hasWebhook: boolean): Promise<void> {
  const contentDir = mkdtempSync(path.join(tmpdir(), "keyway-bench-"));
  cpSync(path.join(root, "upstreams/content"), contentDir, { recursive: true });
  const { site } = addresses(env);
  const publishWebhook = hasWebhook ? { url: `${site}/revalidate`, secret: SECRET } : undefined;
  const upstreams = await createUpstreams({ port: Number(env.UPSTREAMS_PORT), contentDir, publishWebhook });
  const services = [
    await startKeyway(processes, { ...env, PRISMIC_WEBHOOK_SECRET: SECRET }, "bff"),
    await startKeyway(processes, env, "site"),
  ];

  const file = path.join(contentDir, "documents/en-us/page/how-it-works.json");
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await publish(file, `Edition ${round} of this page`, `${site}/how-it-works/`));
  const name = `From saving a document to seeing it on reload${hasWebhook ? "" : ", without a webhook"}`;
  report({ name: `${name}, half of the time within`, value: median(times), unit: "ms" });
  report({ name: `${name}, at most`, value: Math.max(...times), unit: "ms" });

  for (const service of services.toReversed()) await service.stop();
  await upstreams.close();
  rmSync(contentDir, { recursive: true });
}

async function publish(file: string, title: string, page: string): Promise<number> {
  const document = JSON.parse(readFileSync(file, "utf8")) as { data: { meta_title: string } };
  document.data.meta_title = title;
  // Puts the page into every cache before it changes.
  for (let times = 0; times < 2; times++) await (await fetch(page)).text();
  writeFileSync(file, JSON.stringify(document));
  const startedAt = performance.now();
  while (!(await (await fetch(page)).text()).includes(title)) {
    if (performance.now() - startedAt > DEADLINE_MS) throw new LaunchFailure(`${page} does not show the published document.`);
    await delay(PAUSE_MS);
  }
  return performance.now() - startedAt;
}
