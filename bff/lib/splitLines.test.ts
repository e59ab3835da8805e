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

test("lines are whole wherever the transfer cuts them", () => {
  expect(linesOf('{"a":1}\n{"b"', ":2}\n", '{"c":3}')).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
});

test("a letter of several bytes may arrive in two parts", () => {
  const bytes = new TextEncoder().encode("Montréal\n");
  expect(linesOf(bytes.slice(0, 5), bytes.slice(5))).toEqual(["Montréal"]);
});

test("empty lines and an empty body hold nothing", () => {
  expect(linesOf("\n \n", "a\r\n\n")).toEqual(["a\r"]);
  expect(linesOf()).toEqual([]);
});

test("a line without end is refused", () => {
  expect(() => linesOf("x".repeat(70_000))).toThrow("line over 65536 characters");
});
