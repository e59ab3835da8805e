import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { root } from "../../scripts/lib/commands";

/**
 * Compiles the BFF and the site's server into one file each, `bff.mjs` and `site.mjs`, and returns their folder. The tests start
 * these servers many times, and tsx would compile them each time: a second of processor time. Packages stay outside.
 */
export async function bundleServers(): Promise<string> {
  const folder = path.join(root, ".keyway/servers");
  await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    plugins: [keepModuleAddresses],
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      rollupOptions: {
        input: { bff: "bff/main.ts", site: "site/server.ts" },
        // Both take calls away that are made for what they throw, such as decodeURIComponent's.
        treeshake: false,
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs", minify: false },
      },
    },
  });
  return folder;
}

/** The servers read files that stand beside their modules: the SDL, the sandbox, the site's build. */
const keepModuleAddresses: Plugin = {
  name: "keep-module-addresses",
  transform(code, id) {
    if (!code.includes("import.meta.")) return null;
    return code
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
      .replaceAll("import.meta.dirname", JSON.stringify(path.dirname(id)));
  },
};
