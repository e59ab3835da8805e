import { expect, test } from "vitest";
import { createLineSplitter } from "./splitLines";

function linesOf(...chunks: (string | Uint8Array)[]): string[] {
  const lines: string[] = [];
  const { add, end } = createLineSplitter((line) => lines.push(line));
  const encoder = new TextEncoder();
  for (const chunk of chunks) add(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
  end();
  return lines;
}

test("lines are whole wherever chunks end", () => {
  expect(linesOf('{"a":1}\n{"b"', ":2}\n", '{"c":3}')).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
});

test("a character of several bytes may arrive in two chunks", () => {
  const bytes = new TextEncoder().encode("Montréal\n");
  expect(linesOf(bytes.slice(0, 5), bytes.slice(5))).toEqual(["Montréal"]);
});

test("empty lines and an empty body yield no lines", () => {
  expect(linesOf("\n \n", "a\r\n\n")).toEqual(["a\r"]);
  expect(linesOf()).toEqual([]);
});

test("a line over the limit is refused", () => {
  expect(() => linesOf("x".repeat(70_000))).toThrow("line over 65536 characters");
});
