import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { root, SERVERS_FOLDER } from "./commands";

/** The servers in the package: as deep as SERVERS_FOLDER, since they find their files relative to themselves. */
const PACKAGED_SERVERS = "build/servers";

/** What is loaded only to build, in development, or for optional features: imports that are never executed in production lead to it. */
const NEVER_LOADED = [
  /^node_modules\/(@next\/swc-[^/]+|@img|sharp|typescript|esbuild|vitest|vite|chai|@vitest)\//,
  /^node_modules\/next\/dist\/(docs|next-devtools)\//,
  /^node_modules\/next\/dist\/compiled\/(webpack|babel|babel-packages|terser|next-devtools|@vercel\/nft|postcss-[^/]+|sass-loader)\//,
  /^node_modules\/next\/dist\/compiled\/next-server\/.*\.dev\.js$/,
  /^(node_modules|site\/\.next)\/.*\.map$/,
];
/** Packages of which Node loads other files than the tracer assumes: it prefers the export condition `module-sync`. */
const WHOLE_PACKAGES = ["node_modules/@swc/helpers"];
/** Sources, which are bundled in what Next and esbuild have built. */
const SOURCE = /^(?!node_modules\/|\.keyway\/|site\/\.next\/|site\/public\/).*\.(tsx?|css|md)$/;
/** What Next has built. */
const BUILD = "site/.next";
const BUILD_CACHE = /^site\/\.next\/(cache|trace|trace-build|diagnostics|types|turbopack)(\/|$)/;

interface Package {
  /** Number of files, and bytes of all of them. */
  files: number;
  bytes: number;
}

/**
 * Copies what the built BFF and site need at run time to a folder, which then starts with `node` alone: no compiler, no launcher, no
 * development packages. The folder is replaced.
 */
export async function packageServers(folder: string): Promise<Package> {
  const files = await listFiles();
  await rm(folder, { recursive: true, force: true });
  let bytes = 0;
  for (const file of files) {
    const target = path.join(folder, file.replace(SERVERS_FOLDER, PACKAGED_SERVERS));
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(root, file), target, { dereference: true });
    bytes += (await stat(target)).size;
  }
  await writeFile(path.join(folder, "package.json"), `${JSON.stringify({ name: "keyway", private: true, type: "module" }, null, 2)}\n`);
  return { files: files.length, bytes };
}

/** Returns the files that the servers may read, relative to the root. */
async function listFiles(): Promise<string[]> {
  const isLeftOut = (file: string) => NEVER_LOADED.some((pattern) => pattern.test(file)) || SOURCE.test(file) || BUILD_CACHE.test(file);
  const entries = ["bff", "networkThread", "site"].map((name) => path.join(root, SERVERS_FOLDER, `${name}.mjs`));
  // Next has traced what it has built: to read that again would take half a minute.
  const isTraced = (file: string) => isLeftOut(file) || file.startsWith(`${BUILD}/`);
  const { fileList } = await nodeFileTrace(entries, { base: root, ignore: isTraced });
  const built = await readdir(path.join(root, BUILD), { recursive: true });
  for (const file of built) fileList.add(path.join(BUILD, file));
  for (const file of built.filter((name) => name.endsWith(".nft.json"))) {
    const { files } = JSON.parse(await readFile(path.join(root, BUILD, file), "utf8")) as { files: string[] };
    for (const loaded of files) fileList.add(path.join(BUILD, path.dirname(file), loaded));
  }
  for (const folder of WHOLE_PACKAGES)
    for (const file of await readdir(path.join(root, folder), { recursive: true })) fileList.add(path.join(folder, file));
  const files: string[] = [];
  for (const file of fileList) if (!isLeftOut(file) && (await stat(path.join(root, file))).isFile()) files.push(file);
  return files.sort();
}
