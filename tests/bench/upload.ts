import { setTimeout as delay } from "node:timers/promises";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import { MAX_RESUME_BYTES } from "#shared/forms/resume.ts";
import { application, applicationRequest, type ApplicationAnswer, resumeFile } from "../support/application";
import { canMeasureMemory, readPeakMemory, resetPeakMemory } from "../support/peakMemory";
import type { Bench } from "./benchmark";
import { addresses, startKeyway } from "./lib/stack";

const MB = 1_000_000;
const CROWDS = [1, 10, 40];
const CHUNK = 64 * 1024;
/** Pause between two chunks of a file, so that concurrent uploads overlap as over real connections. */
const PAUSE_MS = 10;

/** Measures the BFF's memory for uploads of the largest file, one and many at once. */
export async function measureUpload({ processes, env, report }: Bench): Promise<void> {
  if (!canMeasureMemory) throw new LaunchFailure("Peak memory cannot be measured on this system.");
  const url = `${addresses(env).bff}/graphql`;
  const upstreams = await startKeyway(processes, env, "upstreams");
  const bff = await startKeyway(processes, env, "bff");
  let visitors = 0;
  const upload = () => send(url, `198.51.${Math.floor(++visitors / 250)}.${visitors % 250}`);
  // Warm-up: the first uploads load and compile code.
  for (let times = 0; times < 20; times++) await upload();
  for (const crowd of CROWDS) {
    await delay(2000);
    resetPeakMemory(bff.pid);
    const before = readPeakMemory(bff.pid) / MB;
    const start = performance.now();
    await Promise.all(Array.from({ length: crowd }, upload));
    const ms = performance.now() - start;
    const grown = readPeakMemory(bff.pid) / MB - before;
    report({
      name: `BFF, peak memory for each of ${crowd} uploads of 5 MB at once`,
      value: grown / crowd,
      unit: "MB",
      against: { name: "the file", value: MAX_RESUME_BYTES / MB },
    });
    report({ name: `${crowd} uploads of 5 MB at once, all accepted after`, value: ms, unit: "ms" });
  }
  for (const service of [bff, upstreams]) await service.stop();
}

async function send(url: string, from: string): Promise<void> {
  const request = new Request(url, applicationRequest(application(), resumeFile("pdf", MAX_RESUME_BYTES)));
  const bytes = new Uint8Array(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), "x-forwarded-for": from };
  const init = { method: "POST", headers, body: slowly(bytes), duplex: "half" };
  const { data, errors } = (await (await fetch(url, init)).json()) as ApplicationAnswer;
  if (!data?.submitJobApplication?.reference) throw new LaunchFailure(`An upload was refused: ${JSON.stringify(errors ?? data)}`);
}

function slowly(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await delay(PAUSE_MS);
      controller.enqueue(bytes.subarray(at, at + CHUNK));
      at += CHUNK;
      if (at >= bytes.length) controller.close();
    },
  });
}
