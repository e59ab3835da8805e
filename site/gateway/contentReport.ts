import { execFile } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";

/** The page needs nothing but its own styles and its font. */
const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:",
};
const TIMEOUT_MS = 60_000;
const MAX_BYTES = 50_000_000;

/** Whether a request is for the content report, `/reports`. An editor's page would have a slash at the end. */
export function isForContentReport({ method, url = "" }: IncomingMessage): boolean {
  return method === "GET" && /^\/reports(\?|$)/.test(url);
}

/**
 * Creates the handler of `/reports`, for development: it sends the HTML that a command of Node's with these arguments prints. Requests that
 * arrive while the command runs share its result. If it fails, the handler sends what it printed as an error, with status 500.
 */
export function createContentReportHandler(root: string, nodeArguments: readonly string[]): (response: ServerResponse) => Promise<void> {
  let running: Promise<string> | undefined;
  const run = () => (running ??= printedBy(root, nodeArguments).finally(() => (running = undefined)));
  return async (response) => {
    try {
      const html = await run();
      response.writeHead(200, { ...HEADERS, "content-type": "text/html; charset=utf-8" }).end(html);
    } catch (error) {
      response.writeHead(500, { ...HEADERS, "content-type": "text/plain; charset=utf-8" }).end((error as Error).message);
    }
  };
}

function printedBy(cwd: string, nodeArguments: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, nodeArguments, { cwd, timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES }, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr.trim() || error.message));
      else resolve(stdout);
    });
  });
}
