import { expect, test } from "vitest";
import { buildClusterData } from "./clusterData";
import { createClusterings } from "./clusterings";
import { buildPoints, scatterPoints } from "./testing";

/** Clusterings whose builds are recorded; those of `broken` fail. */
function start({ count = 100, broken = new Set<number>() } = {}) {
  const { points } = buildPoints(scatterPoints(50));
  const [begun, ended]: [number[], number[]] = [[], []];
  const clustersOf = createClusterings({
    count,
    async build(wanted) {
      begun.push(wanted);
      expect(begun.length - ended.length).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      ended.push(wanted);
      if (broken.has(wanted)) throw new Error("broken");
      return buildClusterData(points, wanted);
    },
  });
  return { clustersOf, begun, broken };
}

test("each filter is clustered once, one after the other", async () => {
  const { clustersOf, begun } = start();
  const [one, same] = await Promise.all([clustersOf(1), clustersOf(1), clustersOf(2), clustersOf(0)]);
  expect(one).toBe(same);
  expect(await clustersOf(1)).toBe(one);
  expect(begun).toEqual([1, 2, 0]);
});

test("a clustering that fails is retried when it is requested again, and delays no other", async () => {
  const { clustersOf, begun, broken } = start({ broken: new Set([1]) });
  const failed = clustersOf(1);
  const other = clustersOf(2);
  await expect(failed).rejects.toThrow("broken");
  await other;
  broken.clear();
  await clustersOf(1);
  expect(begun).toEqual([1, 2, 1]);
});
