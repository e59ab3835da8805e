import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A package of map data. They are too big to be dependencies: `npm run basemap` fetches them. */
interface DataPackage {
  name: string;
  version: string;
  /** Of the package's archive, as the registry states it. */
  integrity: string;
  /** The file of the package that holds the data. */
  file: string;
}

const geoMaps = (map: string, integrity: string): DataPackage => ({
  name: `@geo-maps/${map}`,
  version: "0.6.0",
  integrity,
  file: "map.geo.json",
});

/** The packages that the map's details are made of; NOTICE names their licences. */
export const DATA = {
  seas: geoMaps("earth-seas-10m", "sha512-SwRe8GJDCfLxeE+gXYavjvmb3DVgkuiCuKFVp8jgIUYU9vz1wj+71J2GGAPmyg1lLT22ByIPCnTfFVWVlXLmuw=="),
  rivers: geoMaps("earth-rivers-100m", "sha512-lzJn6bPX/INuy3PcvQOD02QRtaIo70P7Yh67WAtqdXdNNL9SvJtWSbpbnB8tUIv2qhGkh+c91ZCQiJkRaJCezg=="),
  lakes: geoMaps("earth-lakes-100m", "sha512-L/eoOwpMEJJ9OvIrpKNQp/uObSo5LKbLsFPFOH6u3MbvZzVTiCt+lkHBO4T+i7g3To1PyjqlhmOrCx0k3ivFOw=="),
  counties: {
    name: "us-atlas",
    version: "3.0.1",
    integrity: "sha512-wEIZCq0ImPvGblTd8gZMqNNCPkQshugMUG/8nkSWXb02+XqNFREg9atHOKP9w6prLZTpqcLhSvdBW81MkV3/0Q==",
    file: "counties-10m.json",
  },
} satisfies Record<string, DataPackage>;

/** Returns the parsed data of a package, which is fetched with npm unless an earlier run has done so. Throws if it is not the known one. */
export function readData({ name, version, integrity, file }: DataPackage): unknown {
  const folder = path.resolve(".keyway/basemap", `${name.replace(/\W+/g, "-")}-${version}`);
  if (!existsSync(path.join(folder, file))) {
    mkdirSync(folder, { recursive: true });
    const [{ filename }] = JSON.parse(
      execFileSync("npm", ["pack", `${name}@${version}`, "--json", "--pack-destination", folder], { encoding: "utf8" }),
    ) as [{ filename: string }];
    const archive = path.join(folder, filename);
    const actual = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
    if (actual !== integrity) throw new Error(`${name}@${version} is ${actual} instead of ${integrity}.`);
    execFileSync("tar", ["xzf", archive, "-C", folder, "--strip-components=1"]);
  }
  return JSON.parse(readFileSync(path.join(folder, file), "utf8"));
}
