import { setTimeout as delay } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { tempFolder, writeIn } from "../testing/tempFolder";
import type { FileSet } from "./fileSet";
import { type WatchOptions, watchFiles } from "./watch";

const patience = { timeout: 3000 };
const models: FileSet = { from: ["slices"], includes: (file) => file.endsWith("model.json") };

function start(options?: WatchOptions) {
  const root = tempFolder({ "slices/Hero/model.json": "{}" });
  const onChange = vi.fn<() => Promise<void>>(async () => {});
  const watcher = watchFiles(root, models, onChange, options);
  onTestFinished(() => watcher.close());
  return { root, onChange };
}

it("waits until changes have settled", async () => {
  const { root, onChange } = start({ settleMs: 500 });
  for (let times = 1; times <= 7; times += 1) {
    writeIn(root, "slices/Hero/model.json", String(times));
    await delay(100);
  }
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), patience);
  await delay(700);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it("ignores files with unchanged content and files outside the set", async () => {
  const { root, onChange } = start();
  writeIn(root, "slices/Hero/model.json", "{}");
  writeIn(root, "slices/Hero/fragment.graphql", "fragment Hero");
  await delay(400);
  expect(onChange).not.toHaveBeenCalled();
});

it("watches folders that are created later", async () => {
  const { root, onChange } = start();
  writeIn(root, "slices/Banner/model.json", "1");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), patience);
  writeIn(root, "slices/Banner/model.json", "2");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), patience);
});

it("calls again for a change during a call", async () => {
  const { root, onChange } = start();
  onChange.mockImplementationOnce(async () => {
    writeIn(root, "slices/Hero/model.json", "later");
    await delay(300);
  });
  writeIn(root, "slices/Hero/model.json", "1");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), patience);
});

it("prints an error and continues", async () => {
  const print = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => print.mockRestore());
  const { root, onChange } = start();
  onChange.mockRejectedValueOnce(new Error("slices/Hero/model.json is not valid JSON"));
  writeIn(root, "slices/Hero/model.json", "1");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), patience);
  await vi.waitFor(() => expect(print).toHaveBeenCalledWith("slices/Hero/model.json is not valid JSON"));
  writeIn(root, "slices/Hero/model.json", "2");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), patience);
});
