import path from "node:path";
import { expect, it } from "vitest";
import { tempFolder } from "../testing/tempFolder";
import { root, typescript } from "./commands";
import { spawnGroup } from "./processGroup";
import { createReadableLog } from "./readableLine";

/** Runs a file as a process of `npm run dev`, and returns what its developer reads. */
async function run(text: string, isWatched = true): Promise<{ lines: string[]; file: string }> {
  const file = path.join(tempFolder({ "main.ts": text }), "main.ts");
  const read = createReadableLog({ isWatched });
  const lines: string[] = [];
  await spawnGroup(typescript(file, [], process.env), (line) => lines.push(...(read(line)?.split("\n") ?? []))).exited;
  return { lines: lines.filter(Boolean), file: path.relative(root, file) };
}

it("a syntax error is its place, what is wrong and the line", async () => {
  const { lines, file } = await run("const good = 1;\n  const broken = {;\n");
  expect(lines).toEqual([`error: ${file}:2:18: Expected identifier but found ";"`, "    const broken = {;", "Waiting for a change …"]);
});

it("any other error keeps its stack, without Node's own line", async () => {
  const { lines } = await run('throw new Error("At start");', false);
  expect(lines).toContain("Error: At start");
  expect(lines.some((line) => line.includes("main.ts:1"))).toBe(true);
  expect(lines.join("\n")).not.toMatch(/triggerUncaught|Node\.js v|Waiting/);
});
