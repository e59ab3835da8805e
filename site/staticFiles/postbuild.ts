import path from "node:path";
import { addCompileHints } from "./compileHints";
import { compressStaticFiles } from "./compressStaticFiles";

// What `npm run build` does with the files of Next's build, before `builtFiles` serves them.
const buildFolder = path.join(import.meta.dirname, "../.next");
addCompileHints(buildFolder);
await compressStaticFiles(buildFolder);
