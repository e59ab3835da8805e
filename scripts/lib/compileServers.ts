import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type BuildOptions, type OutputFile, type Plugin } from "esbuild";
import { root, SERVERS_FOLDER } from "./commands";

/** The BFF's worker threads: the module that starts one from the sources, the thread's own module, and the name of its compiled file. */
const THREADS = [{ starter: "./startWorker.mjs", source: "bff/modules/kiosks/network/worker.ts", compiled: "networkThread" }] as const;

/** Packages that are not bundled, because most processes never load them. */
const LOADED_LATE = ["@opentelemetry/*", "@graphql-yoga/render-graphiql/*"];

/**
 * Compiles the BFF and the site's server to `bff.mjs` and `site.mjs`. A process that runs TypeScript with tsx compiles it at each start
 * and keeps the compiler and its source maps in memory. The BFF's packages are bundled, so that it does not load a thousand modules at
 * start. The site's are not, since they are Next.
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
 * Production mode for the bundled packages, whatever the user's NODE_ENV: otherwise graphql-js checks each type a second time. The BFF's
 * own code reads the variable from the environment that it is passed.
 */
const FOR_PRODUCTION = { "process.env.NODE_ENV": '"production"' };

async function compile(folder: string, options: BuildOptions): Promise<OutputFile[]> {
  const { outputFiles = [] } = await build({
    absWorkingDir: root,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // Keeps dynamic imports in files of their own, loaded on demand.
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

/**
 * Replaces the characters beyond ASCII that esbuild leaves in comments of packages: V8 stores a source text with a character beyond
 * Latin-1 in twice the memory.
 */
function toAscii(code: string): string {
  return code.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

// Bundled CommonJS packages call `require` for Node's modules; an ES module does not define it.
const REQUIRE = [
  'import { createRequire as createRequireOfServer } from "node:module";',
  "const require = createRequireOfServer(import.meta.url);",
].join("\n");

/** Makes Apollo hash request texts with Node's crypto; in a bundle it cannot detect Node, and would use a library in JavaScript. */
const hashByNode: Plugin = {
  name: "hash-by-node",
  setup(compiler) {
    compiler.onResolve({ filter: /^sha\.js$/ }, () => ({ path: "sha.js", namespace: "hash-by-node" }));
    const contents = 'module.exports = require("node:crypto").createHash;';
    compiler.onLoad({ filter: /./, namespace: "hash-by-node" }, () => ({ contents }));
  },
};

/**
 * Replaces `import.meta.url` by the URL of the original module, relative to the compiled file: the servers read files beside their modules
 * (SDL, sandbox, the site's build). The repository can still be moved as a whole. Threads are started from their compiled files.
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
