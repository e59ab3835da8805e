import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { createContentReportHandler, isForContentReport } from "./contentReport";

/** Serves what a script of Node's prints. */
async function serve(script: string): Promise<string> {
  const handle = createContentReportHandler(process.cwd(), ["-e", script]);
  const server = createServer((_, response) => void handle(response)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports`;
}

describe("the handler of /reports", () => {
  test("sends the HTML that the command prints, under a policy that runs no scripts", async () => {
    const response = await fetch(await serve("console.log('<!doctype html>')"));
    expect([response.status, await response.text()]).toEqual([200, "<!doctype html>\n"]);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("sends what a failed command says, as plain text", async () => {
    const response = await fetch(await serve("console.error('set PRISMIC_ACCESS_TOKEN'); process.exit(1)"));
    expect([response.status, await response.text()]).toEqual([500, "set PRISMIC_ACCESS_TOKEN"]);
    expect(response.headers.get("content-type")).toContain("text/plain");
  });

  test("runs the command once for requests at the same time, and again for a later one", async () => {
    const address = await serve("console.log(process.pid)");
    const read = async () => (await fetch(address)).text();
    const [first, second] = await Promise.all([read(), read()]);
    expect(second).toBe(first);
    expect(await read()).not.toBe(first);
  });
});

test.each([
  ["GET", "/reports", true],
  ["GET", "/reports?again", true],
  ["GET", "/reports/", false],
  ["GET", "/reports-2/", false],
  ["POST", "/reports", false],
])("%s %s is for the content report: %s", (method, url, expected) => {
  expect(isForContentReport({ method, url } as IncomingMessage)).toBe(expected);
});
