import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { OutputsAndLeftovers } from "./outputs";
import { printSentOperations } from "./sentOperations";

/** Where codegen.yml puts the typed documents. */
const DOCUMENTS = "site/bff/__generated__/operations.ts";
/** Where it puts what the browser asks. */
const BROWSER = "site/bff/__generated__/browser/";
/** The texts of all operations by their hashes, for the BFF. */
const SENT = "bff/operations/__generated__/operations.json";

/** Runs GraphQL Code Generator as codegen.yml says and returns its files instead of writing them, by path. */
export async function generateOperations(root: string): Promise<OutputsAndLeftovers> {
  // Seconds to load: a fault in a model is reported without it.
  const { generate, loadCodegenConfig } = await import("@graphql-codegen/cli");
  const { config } = await loadCodegenConfig({ configFilePath: path.join(root, "codegen.yml") });
  const browser = config.generates[BROWSER] as { presetConfig: object };
  const generates = {
    ...config.generates,
    [BROWSER]: { ...browser, presetConfig: { ...browser.presetConfig, root } },
  } as typeof config.generates;
  const files = (await generate({ ...config, generates, cwd: root, silent: true }, false)) as { filename: string; content: string }[];
  const outputs = files.map(({ filename, content }) => [path.relative(root, path.resolve(root, filename)), content] as const);
  const documents = outputs.find(([file]) => file === DOCUMENTS)?.[1] ?? "";
  outputs.push([
    SENT,
    printSentOperations({ documents, browser: outputs.filter(([file]) => file.startsWith(BROWSER)).map(([, content]) => content) }),
  ]);
  const generated = new Set(outputs.map(([file]) => file));
  const leftovers = Object.keys(config.generates)
    .flatMap((target) => filesOf(root, target))
    .filter((file) => !generated.has(file));
  // They come in the order in which they were finished, which differs from run to run.
  return new Map([...outputs, ...leftovers.map((file) => [file, null] as const)].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The files of a folder that is generated whole; none where a target is one file. */
function filesOf(root: string, target: string): string[] {
  const isFolder = target.endsWith("/") && existsSync(path.join(root, target));
  return isFolder ? readdirSync(path.join(root, target)).map((name) => `${target}${name}`) : [];
}
