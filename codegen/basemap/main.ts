import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readCommandLine } from "#shared/config/commandLine.ts";
import { generateDetail } from "./detail/generateDetail";
import { listDetailCells } from "./towns";

const USAGE = `Usage: npm run basemap

Writes the details of the map that needs no key (site/public/assets/map/detail). Codegen writes the rest of the map, but not these, since
they need a hundred megabytes of data.`;

readCommandLine({ usage: USAGE, options: {} });
const folder = path.resolve("site/public/assets/map/detail");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const cells = generateDetail(listDetailCells());
let bytes = 0;
for (const [name, text] of cells) {
  writeFileSync(path.join(folder, `${name}.json`), text);
  bytes += text.length;
}
console.log(`Wrote the details of ${cells.size} cells, ${(bytes / 1e6).toFixed(1)} MB.`);
