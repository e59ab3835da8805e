import { buildIfStale, generateIfStale } from "../../scripts/lib/artifacts";
import type { Bench } from "./benchmark";
import { bareNextPage, startBareNextPage } from "./lib/bareNextPage";
import { addresses, startStack } from "./lib/stack";
import { compare, type Request, warnOfGenerator } from "./load/compare";

const toFloor = (value: number) => ({ name: bareNextPage, value });

/**
 * How fast the home page arrives, beside a page without content: as it is kept, however it is asked for, and made anew for each visitor.
 */
export async function measurePage(bench: Bench): Promise<void> {
  const { processes, env, report } = bench;
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  const bare = await startBareNextPage(processes, env);
  const stack = await startStack(processes, env);
  const kinds = [["Home page", "text/html", {}], ["Home page, asked for by anybody", "*/*", {}], ["Home page, made anew", "text/html", { cookie: "token=of-a-visitor" }]] as const;
  for (const [name, accept, headers] of kinds) {
    const comparison = await compare(bench, visit(`${addresses(env).site}/`, accept, headers), visit(`${bare.url}/`, accept));
    const { subject, floor } = comparison;
    report({ name, value: subject.requestsPerSecond, unit: "requests/s", against: toFloor(floor.requestsPerSecond) });
    report({ name: `${name}, half of the first bytes within`, value: subject.firstByteP50, unit: "ms", against: toFloor(floor.firstByteP50) });
    report({ name: `${name}, 95 % of the first bytes within`, value: subject.firstByteP95, unit: "ms", against: toFloor(floor.firstByteP95) });
    warnOfGenerator(comparison);
  }
  await stack.stop();
  await bare.stop();
}

// What a browser says that changes the server's work: it takes compressed answers.
function visit(url: string, accept: string, headers: Record<string, string> = {}): Request {
  return { url, method: "GET", headers: { ...headers, accept, "accept-encoding": "gzip, deflate, br" }, body: "" };
}
