import { expect, it } from "vitest";
import { createReadableLog } from "./readableLine";

const readableLine = (line: string) => createReadableLog({ isWatched: true })(line);

it("writes a log line's message, its level and its fields", () => {
  const line = { level: 40, time: 1, service: "bff", requestId: "r", source: "kiosks", calls: { kiosks: 1 }, msg: "a source failed" };
  expect(readableLine(JSON.stringify(line))).toBe("warning: a source failed  source=kiosks  calls=kiosks:1");
  expect(readableLine('{"level":30,"msg":"ready","port":4000}')).toBe("ready  port=4000");
  expect(readableLine('{"statusCode":500,"message":"The page broke."}')).toBe("error: The page broke.  statusCode=500");
});

it("writes the stack below it, a line for each call", () => {
  const err = { type: "TypeError", message: "No.", stack: "TypeError: No.\n    at a (b.ts:1:2)\n    at c (d.ts:3:4)" };
  expect(readableLine(JSON.stringify({ level: 50, err, msg: "a resolver failed" }))).toBe(
    "error: a resolver failed\n    TypeError: No.\n    at a (b.ts:1:2)\n    at c (d.ts:3:4)",
  );
});

it("shortens what is longer than a line", () => {
  expect(readableLine(JSON.stringify({ msg: "asked", query: "x".repeat(500) }))).toBe(`asked  query=${"x".repeat(200)}…`);
});

it.each(["Compiling …", "{ digest: '1' }", '{"a":1}', "{", ""])("leaves %j as it is", (line) => {
  expect(readableLine(line)).toBe(line);
});

it("leaves out a line that repeats the one before", () => {
  const read = createReadableLog({ isWatched: true });
  expect(["502", "502", "ready", "502"].map(read)).toEqual(["502", undefined, "ready", "502"]);
});

it("leaves out the polling of open pages, unless it fails", () => {
  const poll = (outcome: string) => JSON.stringify({ level: 30, operation: { name: "ContentVersion" }, outcome, msg: "request" });
  expect(readableLine(poll("ok"))).toBeUndefined();
  expect(readableLine(poll("failed"))).toContain("ContentVersion");
});
