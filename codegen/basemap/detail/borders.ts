import { mesh, type Topology } from "topojson-client";
import type { Spot } from "#site/parts/map/baseMap/clip.ts";
import { readTopology } from "../shapes";

/** Returns the lines between counties of one state of the US, and those between states or provinces. */
export function bordersOf(atlas: Topology<"counties" | "states">): { counties: Spot[][]; states: Spot[][] } {
  const stateOf = ({ id = "" }: { id?: string }) => id.slice(0, 2);
  const counties = mesh(atlas, atlas.objects.counties, (a, b) => a !== b && stateOf(a) === stateOf(b));
  const states = mesh(atlas, atlas.objects.states, (a, b) => a !== b);
  // The atlas has the US only.
  const topology = readTopology();
  const isProvince = ({ id = "" }: { id?: string }) => PROVINCES.has(id);
  const provinces = mesh(topology, topology.objects.subunits, (a, b) => a !== b && isProvince(a) && isProvince(b));
  return { counties: toSpots(counties), states: [...toSpots(states), ...toSpots(provinces)] };
}

const PROVINCES = new Set(["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"]);

function toSpots({ coordinates }: { coordinates: readonly (readonly (readonly [number, number])[])[] }): Spot[][] {
  return coordinates.map((line) => line.map(([x, y]) => ({ x, y })));
}
