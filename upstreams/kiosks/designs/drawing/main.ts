import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { creatures } from "./creatures";
import { toSvg } from "./key";
import { patterns } from "./patterns";
import { scenes } from "./scenes";
import { weaves } from "./weaves";

const folder = join(import.meta.dirname, "..", "images");

// The originals that stand beside these were drawn by hand and are left alone.
for (const [id, drawing] of Object.entries({ ...patterns, ...weaves, ...creatures, ...scenes })) {
  writeFileSync(join(folder, `${id}.svg`), toSvg(id, drawing));
}
