import { expect, it, vi } from "vitest";
import { createOnce } from "./once";

it("runs once for each key, until the key expires", async () => {
  const clock = { now: 0 };
  const once = createOnce<string>({ ttlMs: 1000, now: () => clock.now });
  const act = vi.fn<() => Promise<string>>(async () => "done");
  const run = () => once.run("a", act, () => true);
  expect(await Promise.all([run(), run()])).toEqual(["done", "done"]);
  clock.now = 999;
  await run();
  expect(act).toHaveBeenCalledTimes(1);
  clock.now = 1000;
  expect(await once.find("a")).toBeUndefined();
  await run();
  expect(act).toHaveBeenCalledTimes(2);
});

it("runs again after a failure, or a result that is not final", async () => {
  const once = createOnce<string>({ ttlMs: 1000 });
  await expect(
    once.run(
      "a",
      () => Promise.reject(new Error("no")),
      () => true,
    ),
  ).rejects.toThrow("no");
  expect(
    await once.run(
      "a",
      async () => "refused",
      (result) => result === "done",
    ),
  ).toBe("refused");
  expect(
    await once.run(
      "a",
      async () => "done",
      (result) => result === "done",
    ),
  ).toBe("done");
  expect(
    await once.run(
      "a",
      async () => "again",
      () => true,
    ),
  ).toBe("done");
});

it("takes the result of another process that finished after this one had looked for it, and releases its own claim", async () => {
  const release = vi.fn<() => void>();
  const found = vi.fn<() => Promise<string | undefined>>().mockResolvedValueOnce(undefined).mockResolvedValueOnce("theirs");
  const once = createOnce<string>({ ttlMs: 1000, shared: { find: found, keep: () => {}, claim: async () => release } });
  expect(await once.find("a")).toBeUndefined();
  const act = vi.fn<() => Promise<string>>();
  expect(await once.run("a", act, () => true)).toBe("theirs");
  expect(act).not.toHaveBeenCalled();
  expect(release).toHaveBeenCalledTimes(1);
});
