import { spawnSync } from "node:child_process";
import { readCommandLine, refuseCommandLine } from "#shared/config/commandLine.ts";
import { root, tool } from "./lib/commands";
import { compileServers } from "./lib/compileServers";

const USAGE = `Usage: npm run build

Builds the site for production (site/.next), and compiles the BFF and the site's server (.keyway/servers). \`npm start\` does so when
something has changed. \`npm run build:site\` and \`npm run build:servers\` do one of them.`;

const { positionals } = readCommandLine({ usage: USAGE, options: {}, allowPositionals: true });
const [part = "all", ...others] = positionals;
if (!["all", "site", "servers"].includes(part) || others.length > 0) refuseCommandLine(`There is no part ${positionals.join(" ")}.`, USAGE);
if (part !== "servers") {
  run("next", ["build", "site"]);
  run("tsx", ["site/staticFiles/postbuild.ts"]);
}
if (part !== "site") await compileServers();

/** Runs a tool of node_modules. Ends this process with its status if that is a failure. */
function run(name: string, args: string[]): void {
  const { status } = spawnSync(tool(name, args, process.env).file, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
