import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { createFakeLog } from "#tests/support/fakeLog.ts";
import { surviveFaults } from "./surviveFaults";

it("logs what no code handles, at most ten times a minute", () => {
  const { log, entries } = createFakeLog();
  const own = new EventEmitter();
  let ms = 0;
  surviveFaults(log, own, () => ms);
  for (const minute of [0, 1]) {
    ms = minute * 60_000;
    for (let times = 0; times < 20; times++)
      own.emit(times % 2 ? "uncaughtException" : "unhandledRejection", new Error(`${minute} ${times}`));
  }
  expect(entries.map(({ details }) => (details.err as Error).message)).toEqual(
    ["0", "1"].flatMap((minute) => Array.from({ length: 10 }, (_, times) => `${minute} ${times}`)),
  );
});
