import { merge } from "topojson-client";
import { REGION_NAMES } from "#shared/forms/regions.ts";
import { packPolygons, type PackedLine, readTopology } from "./shapes";

/** The outer and inner rings of a state or province. */
export interface PackedRegion {
  rings: PackedLine[];
}

/** Returns the outlines of states and provinces, by their two letters. */
export function packRegions(): Map<string, PackedRegion> {
  const topology = readTopology();
  const regions = topology.objects.subunits.geometries.filter(({ id = "" }) => id in REGION_NAMES);
  return new Map(regions.map((region) => [region.id!, { rings: packPolygons(merge(topology, [region]).coordinates).flat() }]));
}
