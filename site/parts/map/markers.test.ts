import { describe, expect, it } from "vitest";
import { clusterSize, keyOf, withListed } from "./markers";
import { pin, ring as cluster, view } from "./testing";

it("a cluster's size depends on its number of kiosks, and on the width of the map", () => {
  expect([4, 39, 104, 100_000].map((count) => clusterSize(count))).toEqual([36, 49, 62, 72]);
  expect([4, 39, 104, 100_000].map((count) => clusterSize(count, 390))).toEqual([26, 33, 39, 48]);
});

it("a marker keeps its key while it stands for the same kiosks at the same point", () => {
  expect(keyOf(pin("1", 0))).toBe(keyOf(pin("1", 50)));
  expect(keyOf(cluster(5, 0))).not.toBe(keyOf(cluster(6, 0)));
  expect(keyOf(cluster(5, 0))).not.toBe(keyOf(cluster(5, 1)));
});

describe("a list's kiosks", () => {
  it("are markers of their own, before the others, and count in no cluster", () => {
    const listed = [pin("1", 0), pin("2", 10)];
    const others = [pin("2", 11), cluster(3, 0), pin("9", 200)];
    expect(withListed(others, listed, view)).toEqual([...listed, { ...others[1]!, kioskCount: 2 }, others[2]]);
  });

  it("count in the nearest cluster, and one that held no other is gone", () => {
    const [near, far] = [cluster(2, 20), cluster(2, -90)];
    expect(withListed([far, near], [pin("1", 0), pin("2", 5)], view)).toEqual([pin("1", 0), pin("2", 5), far]);
  });

  it("change no cluster that is too far away", () => {
    expect(withListed([cluster(9, 300)], [pin("1", 0)], view)[1]).toEqual(cluster(9, 300));
  });
});
