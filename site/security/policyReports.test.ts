import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createPolicyReports, isPolicyReport } from "./policyReports";

const report = (more: object = {}) =>
  JSON.stringify({
    "csp-report": {
      "document-uri": "https://keyway.example/key-services/?q=My+street",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/a.js?secret",
      "script-sample": "My street",
      ...more,
    },
  });

async function start() {
  const lines: object[] = [];
  const clock = { now: 0 };
  const handle = createPolicyReports(
    (line) => lines.push(line),
    () => clock.now,
  );
  const server = createServer((request, response) => {
    if (isPolicyReport(request)) void handle(request, response);
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const send = async (body: string, path = "/policy-reports") => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body })).status;
  };
  return { lines, clock, send };
}

test("a report is logged with directive, origin and page, without queries and samples", async () => {
  const { lines, send } = await start();
  expect(await send(report())).toBe(204);
  expect(await send(report({ "blocked-uri": "inline" }))).toBe(204);
  const [first, second] = lines;
  expect(first).toEqual({
    message: "A page broke its Content-Security-Policy",
    directive: "script-src-elem",
    blocked: "https://evil.example",
    page: "/key-services/",
  });
  expect(second).toMatchObject({ blocked: "inline" });
});

test("of a thousand reports in a minute, ten are logged", async () => {
  const { lines, clock, send } = await start();
  for (let index = 0; index < 1000; index += 100) await Promise.all(Array.from({ length: 100 }, () => send(report())));
  expect(lines).toHaveLength(10);
  clock.now = 60_000;
  await send(report());
  expect(lines).toHaveLength(11);
});

test.each([
  ["no JSON", "<script>", 400],
  ["no report", "{}", 400],
  ["no page", JSON.stringify({ "csp-report": {} }), 400],
  ["over 16 kB", report({ "script-sample": "a".repeat(17_000) }), 413],
])("one that is %s is refused and not logged", async (_, body, status) => {
  const { lines, send } = await start();
  expect([await send(body), await send(body), lines]).toEqual([status, status, []]);
});

test("long texts are cut", async () => {
  const { lines, send } = await start();
  await send(report({ "effective-directive": "a".repeat(9000) }));
  expect(JSON.stringify(lines).length).toBeLessThan(500);
});
