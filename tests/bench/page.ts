import { buildIfStale, generateIfStale } from "../../scripts/lib/artifacts";
import type { Bench } from "./benchmark";
import { bareNextPage, startBareNextPage } from "./lib/bareNextPage";
import { addresses, startStack } from "./lib/stack";
import { compare, type Request, warnOfGenerator } from "./load/compare";

const toFloor = (value: number) => ({ name: bareNextPage, value });

/** How fast the home page arrives through proxy and renderer, beside a page without content. */
export async function measurePage(bench: Bench): Promise<void> {
  const { processes, env, report } = bench;
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  const bare = await startBareNextPage(processes, env);
  const stack = await startStack(processes, env);
  const comparison = await compare(bench, visit(`${addresses(env).site}/`), visit(`${bare.url}/`));
  await stack.stop();
  await bare.stop();

  const { subject, floor } = comparison;
  report({ name: "Home page", value: subject.requestsPerSecond, unit: "requests/s", against: toFloor(floor.requestsPerSecond) });
  report({ name: "Home page, half of the first bytes within", value: subject.firstByteP50, unit: "ms", against: toFloor(floor.firstByteP50) });
  report({ name: "Home page, 95 % of the first bytes within", value: subject.firstByteP95, unit: "ms", against: toFloor(floor.firstByteP95) });
  warnOfGenerator(comparison);
}

// What a browser says that changes the server's work: it takes compressed answers.
function visit(url: string): Request {
  return { url, method: "GET", headers: { accept: "text/html", "accept-encoding": "gzip, deflate, br" }, body: "" };
}
