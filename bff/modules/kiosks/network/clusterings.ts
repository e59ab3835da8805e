import { LRUCache } from "lru-cache";
import type { ServiceSet } from "../../../sources/kiosks/serviceSet";
import type { ClusterData } from "./clusterData";

interface Deps {
  /** How many kiosks the network has. */
  count: number;
  /** Clusters the kiosks that offer some services; takes seconds where they are many. */
  build(wanted: ServiceSet): Promise<ClusterData>;
}

/** Kiosks in all kept clusterings of a filter together: a few of the largest network, all of a usual one. */
const MAX_KEPT = 4_000_000;

/**
 * The clusters of a network by services, each made when it is first asked for, one after the other: many filters at once
 * take no more than one thread. Those of all kiosks are always kept; of the others, those that were asked for last.
 */
export function createClusterings({ count, build }: Deps): (wanted: ServiceSet) => Promise<ClusterData> {
  let all: ClusterData | undefined;
  const kept = new LRUCache<ServiceSet, ClusterData>({
    maxSize: Math.max(MAX_KEPT, count),
    sizeCalculation: (clusters) => clusters.at(-1)!.kiosks.length + 1,
  });
  const underWay = new Map<ServiceSet, Promise<ClusterData>>();
  let last: Promise<unknown> = Promise.resolve();

  const start = async (wanted: ServiceSet, before: Promise<unknown>): Promise<ClusterData> => {
    try {
      await before;
      const clusters = await build(wanted);
      if (wanted === 0) all = clusters;
      else kept.set(wanted, clusters);
      return clusters;
    } finally {
      // After a failure the next request tries again.
      underWay.delete(wanted);
    }
  };

  return async (wanted) => {
    const known = (wanted === 0 ? all : kept.get(wanted)) ?? underWay.get(wanted);
    if (known) return known;
    const clusters = start(wanted, last);
    underWay.set(wanted, clusters);
    last = clusters.catch(() => {});
    return clusters;
  };
}
