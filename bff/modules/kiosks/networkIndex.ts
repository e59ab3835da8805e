import { setImmediate } from "node:timers/promises";
import type { Network, NetworkPoint } from "../../sources/kiosks/network";
import { createDirectory, type Directory } from "./directory";
import { createGrid, type Grid } from "./grid";

/** The whole network in a form that answers without asking anybody. Read-only: all requests share it. */
export interface NetworkIndex {
  network: Network;
  grid: Grid<NetworkPoint>;
  directory: Directory;
}

/** Some milliseconds of work. */
const POINTS_AT_ONCE = 10_000;

/** Indexes a network bit by bit: a million kiosks take a second, in which requests are answered, too. */
export async function createNetworkIndex(network: Network): Promise<NetworkIndex> {
  const [grid, directory] = [createGrid<NetworkPoint>(), createDirectory()];
  let count = 0;
  for (const point of network.points) {
    grid.add(point);
    directory.add(point);
    if (++count % POINTS_AT_ONCE === 0) await setImmediate();
  }
  return { network, grid, directory };
}
