import type { IncomingMessage, ServerResponse } from "node:http";
import { POLICY_REPORTS_PATH } from "./policy";
import { toUrl } from "#shared/toUrl.ts";

/** Browsers send about one kilobyte. */
const MAX_BYTES = 16_000;
/** Lines of log a minute: extensions of visitors' browsers cause reports, and anyone can send some. */
const LINES_PER_MINUTE = 10;
/** Longest text of a report in the log. */
const MAX_LETTERS = 200;

/** Whether a request reports a violation of a page's Content-Security-Policy. */
export function isPolicyReport({ method, url }: IncomingMessage): boolean {
  return method === "POST" && url === POLICY_REPORTS_PATH;
}

/**
 * Creates the handler of reports about violations of the policy. It writes ten a minute into the log, each with the directive, the origin
 * of what was blocked, and the page's path: neither queries nor samples of scripts, which hold what visitors typed. It answers 204, 413 for
 * a report over 16 kB, and 400 for one that it cannot read.
 */
export function createPolicyReports(log: (line: object) => void = (line) => console.warn(JSON.stringify(line)), now = Date.now) {
  let minute = 0;
  let lines = 0;
  const mayLog = (): boolean => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, lines] = [current, 0];
    return ++lines <= LINES_PER_MINUTE;
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    if (body === null) return void response.writeHead(413, { connection: "close" }).end();
    const violation = readViolation(body);
    if (violation && mayLog()) log({ message: "A page broke its Content-Security-Policy", ...violation });
    response.writeHead(violation ? 204 : 400).end();
  };
}

/** Returns the body as text; null if it is too long or breaks off. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_BYTES) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString();
}

/** Returns what was reported (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation); null if it is no report. */
function readViolation(body: string): { directive: string; blocked: string; page: string } | null {
  try {
    const { "csp-report": report } = JSON.parse(body) as { "csp-report": Record<string, unknown> };
    const [page, blocked] = [report["document-uri"], report["blocked-uri"]].map(String);
    const directive = String(report["effective-directive"] ?? report["violated-directive"]);
    return { directive: shorten(directive), blocked: shorten(originOf(blocked!)), page: shorten(new URL(page!).pathname) };
  } catch {
    return null;
  }
}

/** Returns the origin of a URL; other values, such as `inline`, as they are. */
function originOf(blocked: string): string {
  const origin = toUrl(blocked)?.origin ?? "null";
  return origin === "null" ? blocked.split(/[?#]/)[0]! : origin;
}

const shorten = (text: string): string => text.slice(0, MAX_LETTERS);
