import type { Network } from "../../../sources/kiosks/network";
import { buildDirectoryData, type DirectoryData } from "./directoryData";
import { buildPointTree, type PointTree } from "./pointTree";
import { packTexts, type Texts } from "./texts";

/** The data of a network, in memory that threads share. A row is a kiosk. */
export interface NetworkData {
  points: PointTree;
  ids: Texts;
  directory: DirectoryData;
  badLines: number;
  duplicates: number;
}

/** Sorts a network so that queries are fast. Takes seconds for a million kiosks. */
export function buildNetworkData(network: Network): NetworkData {
  const { order, ...points } = buildPointTree(network.points);
  const ids = packTexts(Array.from(order, (point) => network.points.locationIds[point]!));
  const { badLines, duplicates } = network;
  return { points, ids, directory: buildDirectoryData(network, order), badLines, duplicates };
}
