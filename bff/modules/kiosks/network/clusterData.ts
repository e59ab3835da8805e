import Supercluster from "supercluster";
import type { PointFeature } from "supercluster";
import { offersAll, type ServiceSet } from "../../../sources/kiosks/serviceSet";
import { sharedInt32s, sharedUint32s } from "./columns";
import type { PointTree } from "./pointTree";
import { orderInSpace } from "./spatialOrder";
import { buildTree, type Tree } from "./tree";

/** The markers of a map at one zoom. */
export interface ClusterLevel {
  /** Positions on the map: 0 is its middle, and the whole map is MAP_SIZE wide and high. */
  tree: Tree;
  /** The number of kiosks of each marker. */
  kiosks: Uint32Array;
  /** For a cluster the zoom at which it separates, for a kiosk its row. */
  refs: Uint32Array;
}

/** The levels of the kiosks that offer some services, by zoom: at the last level, and at every further zoom, nothing is clustered. */
export type ClusterData = ClusterLevel[];

/** Width of the map in supercluster's units. */
export const MAP_SIZE = 2 ** 30;
export const CLUSTERING = { radius: 60, extent: 256, minPoints: 2 } as const;
/** At the next zoom, 60 pixels are about 30 metres. */
export const LAST_CLUSTERED_ZOOM = 16;

/** The part of supercluster's trees that we read: six numbers for each marker. Its own results would be a million objects. */
interface Trees {
  trees: { data: Int32Array; numItems: number }[];
  numPoints: number;
}
const STRIDE = 6;
const [X, Y, ID, KIOSKS] = [0, 1, 3, 5];

/** Clusters the kiosks that offer some services. Takes seconds for a million. */
export function buildClusterData({ tree, services }: Pick<PointTree, "tree" | "services">, wanted: ServiceSet): ClusterData {
  const rows = wanted === 0 ? undefined : Array.from(services.keys()).filter((row) => offersAll(services[row]!, wanted));
  const count = rows?.length ?? services.length;
  const feature: PointFeature<object> = { type: "Feature", properties: null as never, geometry: { type: "Point", coordinates: [0, 0] } };
  // The same object for each point: supercluster does not keep it.
  const points = {
    length: count,
    *[Symbol.iterator]() {
      for (let index = 0; index < count; index++) {
        const row = rows ? rows[index]! : index;
        feature.geometry.coordinates[0] = tree.xs[row]!;
        feature.geometry.coordinates[1] = tree.ys[row]!;
        yield feature;
      }
    },
  };
  const index = new Supercluster({ ...CLUSTERING, maxZoom: LAST_CLUSTERED_ZOOM }).load(points as unknown as PointFeature<object>[]);
  const { trees, numPoints } = index as unknown as Trees;
  const levels = new Map<object, ClusterLevel>();
  // When no kiosks are near each other, all levels are the same.
  return trees.map((one) => {
    const level = levels.get(one) ?? toLevel(one, numPoints, (point) => (rows ? rows[point]! : point));
    levels.set(one, level);
    return level;
  });
}

function toLevel({ data, numItems }: Trees["trees"][number], numPoints: number, toRow: (point: number) => number): ClusterLevel {
  const column = (offset: number) => Int32Array.from({ length: numItems }, (_, item) => data[item * STRIDE + offset]!);
  const order = orderInSpace(column(X), column(Y));
  const [xs, ys, kiosks, refs] = [sharedInt32s(numItems), sharedInt32s(numItems), sharedUint32s(numItems), sharedUint32s(numItems)];
  order.forEach((item, index) => {
    const at = item * STRIDE;
    xs[index] = data[at + X]!;
    ys[index] = data[at + Y]!;
    kiosks[index] = data[at + KIOSKS]!;
    // The id of a cluster contains the zoom below which it was made.
    refs[index] = kiosks[index]! > 1 ? (data[at + ID]! - numPoints) % 32 : toRow(data[at + ID]!);
  });
  return { tree: buildTree(xs, ys), kiosks, refs };
}
