import path from "node:path";
import { readCommandLine } from "#shared/config/commandLine.ts";
import { buildIfStale, compileIfStale, generateIfStale } from "./lib/artifacts";
import { root } from "./lib/commands";
import { runLauncher } from "./lib/launcher";
import { packageServers } from "./lib/packageFiles";

const USAGE = `Usage: npm run package -- [--to FOLDER]

Makes a folder with site and BFF that starts with node alone (docs/operations/machines.md).

  --to FOLDER   where it goes (default: dist)
  --help        prints this`;

const { values } = readCommandLine({ usage: USAGE, options: { to: { type: "string", default: "dist" } } });

await runLauncher(async (processes) => {
  const { env } = process;
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  await compileIfStale(processes, env);
  const folder = path.resolve(root, values.to);
  const { files, bytes } = await packageServers(folder);
  console.log(`${folder}: ${files} files, ${Math.round(bytes / 1e6)} MB. Start them with NODE_ENV=production:`);
  console.log("  node build/servers/bff.mjs\n  node build/servers/site.mjs");
  return 0;
});
