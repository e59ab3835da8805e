import { runCodegen } from "./run";

process.exitCode = await runCodegen(process.argv.slice(2), console);
