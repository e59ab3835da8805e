import { root } from "./lib/commands";
import { releaseOperations } from "./release/releaseOperations";

process.exitCode = releaseOperations(root, process.argv.slice(2), console);
