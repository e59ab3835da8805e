import { LRUCache } from "lru-cache";
import type { ServiceSet } from "../../../sources/kiosks/serviceSet";
import type { ClusterData } from "./clusterData";

interface Deps {
  /** The number of kiosks of the network. */
  count: number;
  /** Clusters the kiosks that offer some services; takes seconds when there are many. */
  build(wanted: ServiceSet): Promise<ClusterData>;
}

/** Maximum number of kiosks in all kept clusterings of filters together: a few clusterings of the largest network, all of a usual one. */
const MAX_KEPT = 4_000_000;

/**
 * Creates the clusterings of a network by services. Each is made when it is first requested, one after the other, so that many filters at
 * once take no more than one thread. That of all kiosks is always kept; of the others, the most recently used.
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
      // After a failure the next request retries.
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
