import path from "node:path";
import { withHashes } from "./hashes";
import type { Outputs } from "./outputs";

/** Where codegen.yml puts the typed documents. */
const DOCUMENTS = "site/bff/__generated__/operations.ts";

/** Runs GraphQL Code Generator as codegen.yml says and returns its files instead of writing them. */
export async function generateOperations(root: string): Promise<Outputs> {
  // Seconds to load: a fault in a model is reported without it.
  const { generate, loadCodegenConfig } = await import("@graphql-codegen/cli");
  const { config } = await loadCodegenConfig({ configFilePath: path.join(root, "codegen.yml") });
  const files = (await generate({ ...config, cwd: root, silent: true }, false)) as { filename: string; content: string }[];
  const outputs = await Promise.all(
    files.map(async ({ filename, content }) => {
      const file = path.relative(root, path.resolve(root, filename));
      return [file, file === DOCUMENTS ? await withHashes(content) : content] as const;
    }),
  );
  // They come in the order in which they were finished, which differs from run to run.
  const order = Object.keys(config.generates);
  return new Map(outputs.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}
