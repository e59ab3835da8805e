import path from "node:path";
import { hintCompilation } from "./compileHints";
import { compressBuild } from "./compressBuild";

// What `npm run build` does with the files of Next's build, before `builtFiles` serves them.
const buildFolder = path.join(import.meta.dirname, "../.next");
hintCompilation(buildFolder);
await compressBuild(buildFolder);
