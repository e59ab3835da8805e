import path from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale, compileIfStale, generateIfStale } from "./lib/artifacts";
import { root } from "./lib/commands";
import { runLauncher } from "./lib/launcher";
import { packageServers } from "./lib/packageFiles";

const { values } = parseArgs({ options: { to: { type: "string", default: "dist" } } });

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
