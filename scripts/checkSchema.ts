import { root } from "./lib/commands";
import { checkSchema } from "./release/checkSchema";

process.exitCode = checkSchema(root, process.argv.slice(2), console);
