import { expect, it } from "vitest";
import { runInOrder } from "./schedule";

const waitsFor = { build: [], types: [], unit: ["types"], http: ["unit", "build"], browser: ["http", "build"] } as const;
type Name = keyof typeof waitsFor;

/** Starts the jobs. Each runs until `finish` is called for it. */
function setUp(selected: readonly Name[]) {
  const running = new Map<Name, () => void>();
  const done = runInOrder<Name>(selected, waitsFor, (name) => new Promise((resolve) => running.set(name, resolve)));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    done,
    async running() {
      await settled();
      return [...running.keys()];
    },
    finish(name: Name) {
      running.get(name)!();
      running.delete(name);
    },
  };
}

it("starts jobs without dependencies at once, and the others when their dependencies are done", async () => {
  const { running, finish, done } = setUp(["build", "types", "unit", "http"]);
  expect(await running()).toEqual(["build", "types"]);
  finish("types");
  expect(await running()).toEqual(["build", "unit"]);
  finish("unit");
  expect(await running()).toEqual(["build"]);
  finish("build");
  expect(await running()).toEqual(["http"]);
  finish("http");
  await done;
});

it("keeps the order of two jobs even if the job between them is not selected", async () => {
  const { running, finish, done } = setUp(["types", "browser"]);
  expect(await running()).toEqual(["types"]);
  finish("types");
  expect(await running()).toEqual(["browser"]);
  finish("browser");
  await done;
});

it("runs a job once even if several others wait for it", async () => {
  const runs: Name[] = [];
  await runInOrder<Name>(["browser", "http", "build"], waitsFor, async (name) => void runs.push(name));
  expect(runs).toEqual(["build", "http", "browser"]);
});

it("rejects with the error of a job that throws", async () => {
  const failing = runInOrder<Name>(["types"], waitsFor, () => Promise.reject(new Error("Stopped.")));
  await expect(failing).rejects.toThrow("Stopped.");
});
