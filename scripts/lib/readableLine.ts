import { createCrashReader } from "./readableCrash";

/** Names of pino's levels that a developer wants to see; `info` needs none. */
const LEVELS: Record<number, string> = { 40: "warning: ", 50: "error: ", 60: "error: " };
/** Fields that say nothing on one's own machine. */
const OMITTED = new Set(["level", "time", "service", "msg", "message", "pid", "hostname", "err", "requestId", "client", "kind"]);
/** Longer values are for machines. */
const MAX_CHARS = 200;

/**
 * Returns a line of a process as developers read it: of a JSON log line its message, then its fields as `name=value`, then the error's
 * stack on lines of its own. Other lines are returned as they are.
 */
function readableLine(line: string): string {
  const entry = parseEntry(line);
  const message = entry?.msg ?? entry?.message;
  if (!entry || typeof message !== "string") return line;
  const fields = Object.entries(entry).flatMap(([name, value]) => (OMITTED.has(name) ? [] : [`${name}=${toText(value)}`]));
  const isError = typeof entry.statusCode === "number" && entry.statusCode >= 500;
  const level = LEVELS[Number(entry.level)] ?? (isError ? "error: " : "");
  return [[`${level}${message}`, ...fields].join("  "), ...stackOf(entry)].join("\n");
}

/**
 * Returns a function that turns the lines of one process into readable ones. It returns undefined for what a developer need not read: a
 * line that repeats the one before, such as a page's warnings while the BFF restarts, and the request by which open pages poll for
 * changes of content. A process that is watched starts again after a change, also if it has crashed.
 */
export function createReadableLog({ isWatched }: { isWatched: boolean }): (line: string) => string | undefined {
  let last: string | undefined;
  const readCrash = createCrashReader(isWatched);
  return (line) => {
    if (line === last || isPoll(line)) return undefined;
    last = line;
    const text = readCrash(line);
    return text === line ? readableLine(line) : text;
  };
}

function isPoll(line: string): boolean {
  return line.includes('"name":"ContentVersion"') && line.includes('"outcome":"ok"');
}

function parseEntry(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function toText(value: unknown): string {
  const text = isPlainObject(value)
    ? Object.entries(value)
        .map(([name, part]) => `${name}:${typeof part === "string" ? part : JSON.stringify(part)}`)
        .join(",")
    : typeof value === "string"
      ? value
      : JSON.stringify(value);
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS)}…` : text;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The stack of a logged error, and of what caused it where pino has written it apart. */
function stackOf({ err, stack }: Record<string, unknown>): string[] {
  const text = (err as { stack?: unknown } | null | undefined)?.stack ?? stack;
  return typeof text === "string" ? text.split("\n").map((line) => `    ${line.trim()}`) : [];
}
