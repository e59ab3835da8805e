import path from "node:path";
import { addCompileHints } from "./compileHints";
import { compressStaticFiles } from "./compressStaticFiles";

// `npm run build:site` runs this after Next's build; `staticFileHandler` serves the resulting files.
const buildFolder = path.join(import.meta.dirname, "../.next");
addCompileHints(buildFolder);
await compressStaticFiles(buildFolder);
