import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type BuildOptions, type OutputFile, type Plugin } from "esbuild";
import { root, SERVERS_FOLDER } from "./commands";

/** The BFF's threads: what starts one from the sources, and what it does, which is compiled to a file of that name. */
const THREADS = [{ starter: "./startWorker.mjs", source: "bff/modules/kiosks/network/worker.ts", compiled: "networkThread" }] as const;

/** Packages that most processes never load: they stay where they are. */
const LOADED_LATE = ["@opentelemetry/*", "@graphql-yoga/render-graphiql/*"];

/**
 * Compiles the BFF and the site's server to `bff.mjs` and `site.mjs`. A process that runs TypeScript by tsx compiles it at each start, and
 * holds the compiler and its source maps for as long as it lives. The BFF's packages are compiled into it, which spares it the loading of
 * a thousand modules. The site's are not: they are Next.
 */
export async function compileServers(folder = path.join(root, SERVERS_FOLDER)): Promise<void> {
  const bff = { bff: "bff/main.ts", ...Object.fromEntries(THREADS.map(({ compiled, source }) => [compiled, source])) };
  const files = [
    ...(await compile(folder, { entryPoints: bff, external: LOADED_LATE, banner: { js: REQUIRE }, define: FOR_PRODUCTION })),
    ...(await compile(folder, { entryPoints: { site: "site/server.ts" }, packages: "external" })),
  ];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map((file) => writeFile(file.path, toAscii(file.text))));
}

/**
 * For packages, independent of the user's NODE_ENV: graphql-js looks at each type twice without it. The BFF's own code reads the variable from
 * the environment that it is given.
 */
const FOR_PRODUCTION = { "process.env.NODE_ENV": '"production"' };

async function compile(folder: string, options: BuildOptions): Promise<OutputFile[]> {
  const { outputFiles = [] } = await build({
    absWorkingDir: root,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // What is imported when it is needed is loaded then.
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    write: false,
    plugins: [keepAddresses(folder), hashByNode],
    ...options,
  });
  return outputFiles;
}

/** V8 holds a source with one character beyond Latin-1 in twice the memory. Those that esbuild leaves stand in comments of packages. */
function toAscii(code: string): string {
  return code.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

// CommonJS packages ask for Node's modules by it, and an ES module has none.
const REQUIRE = [
  'import { createRequire as createRequireOfServer } from "node:module";',
  "const require = createRequireOfServer(import.meta.url);",
].join("\n");

/** Apollo hashes the text of each request, and takes a library in JavaScript for it where a module cannot tell that it runs in Node. */
const hashByNode: Plugin = {
  name: "hash-by-node",
  setup(compiler) {
    compiler.onResolve({ filter: /^sha\.js$/ }, () => ({ path: "sha.js", namespace: "hash-by-node" }));
    const contents = 'module.exports = require("node:crypto").createHash;';
    compiler.onLoad({ filter: /./, namespace: "hash-by-node" }, () => ({ contents }));
  },
};

/**
 * The servers read files that stand beside their modules: the SDL, the sandbox, the site's build. A module goes on to say where it was,
 * from where the compiled file is, so that both can be moved together. Threads are started from their compiled files.
 */
function keepAddresses(folder: string): Plugin {
  return {
    name: "keep-addresses",
    setup(compiler) {
      compiler.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        if (file.includes(`${path.sep}node_modules${path.sep}`)) return undefined;
        const code = await readFile(file, "utf8");
        return { contents: withAddresses(code, file, folder), loader: file.endsWith("x") ? "tsx" : "ts" };
      });
    },
  };
}

const ADDRESS = /new URL\("([^"]+)", import\.meta\.url\)|import\.meta\.(url|dirname)/g;

function withAddresses(code: string, file: string, folder: string): string {
  const addressOf = (target: string) => {
    const away = path.relative(folder, target).split(path.sep).join("/");
    return `new URL(${JSON.stringify(away)}, import.meta.url)`;
  };
  return code.replace(ADDRESS, (_, beside: string | undefined, property: "url" | "dirname" | undefined) => {
    if (property === "dirname") return `process.getBuiltinModule("node:url").fileURLToPath(${addressOf(path.dirname(file))})`;
    if (beside === undefined) return `${addressOf(file)}.href`;
    const thread = THREADS.find(({ starter }) => starter === beside);
    return addressOf(thread ? path.join(folder, `${thread.compiled}.mjs`) : path.join(path.dirname(file), beside));
  });
}
