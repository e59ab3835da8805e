import { spawnSync } from "node:child_process";
import { readCommandLine, refuseCommandLine } from "#shared/config/commandLine.ts";
import { root } from "./lib/commands";
import { compileServers } from "./lib/compileServers";

const USAGE = `Usage: npm run build

Builds the site for production (site/.next), and compiles the BFF and the site's server (.keyway/servers). \`npm start\` does so when
something has changed. \`npm run build:site\` and \`npm run build:servers\` do one of them.`;

const { positionals } = readCommandLine({ usage: USAGE, options: {}, allowPositionals: true });
const isOfServersOnly = positionals.length === 1 && positionals[0] === "servers";
if (positionals.length > 0 && !isOfServersOnly) refuseCommandLine(`There is no part ${positionals.join(" ")}.`, USAGE);
if (!isOfServersOnly) {
  const { status } = spawnSync("npm", ["run", "-s", "build:site"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
await compileServers();
