import { expect, test } from "vitest";
import { readLines } from "./readLines";

async function linesOf(chunks: (string | Uint8Array)[], maxBytes = 1000): Promise<string[]> {
  const lines: string[] = [];
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  await readLines(new Response(body), maxBytes, (line) => lines.push(line));
  return lines;
}

test("lines are whole wherever the transfer cuts them", async () => {
  await expect(linesOf(['{"a":1}\n{"b"', ":2}\n", '{"c":3}'])).resolves.toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
});

test("a letter of several bytes may arrive in two parts", async () => {
  const bytes = new TextEncoder().encode("Montréal\n");
  await expect(linesOf([bytes.slice(0, 5), bytes.slice(5)])).resolves.toEqual(["Montréal"]);
});

test("empty lines and an empty body hold nothing", async () => {
  await expect(linesOf(["\n \n", "a\r\n\n"])).resolves.toEqual(["a\r"]);
  await expect(linesOf([])).resolves.toEqual([]);
});

test("a body over its limit and a line without end are refused", async () => {
  await expect(linesOf(["aaaaa\n", "bbbbb\n"], 11)).rejects.toThrow("body over 11 bytes");
  await expect(linesOf(["x".repeat(70_000)], 1_000_000)).rejects.toThrow("line over 65536 characters");
});

test("what the reader throws ends the transfer", async () => {
  let isCancelled = false;
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("line\n")),
    cancel: () => void (isCancelled = true),
  });
  const read = readLines(new Response(body), 1_000_000, () => {
    throw new Error("no more");
  });
  await expect(read).rejects.toThrow("no more");
  expect(isCancelled).toBe(true);
});
