import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { creatures } from "./creatures";
import { toSvg } from "./key";
import { patterns } from "./patterns";
import { scenes } from "./scenes";
import { weaves } from "./weaves";

const folder = join(import.meta.dirname, "..", "images");

// The other originals in the folder were drawn by hand and are not overwritten.
for (const [id, drawing] of Object.entries({ ...patterns, ...weaves, ...creatures, ...scenes })) {
  writeFileSync(join(folder, `${id}.svg`), toSvg(id, drawing));
}
