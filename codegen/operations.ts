import path from "node:path";
import type { Outputs } from "./outputs";

/** Runs GraphQL Code Generator as codegen.yml says and returns its files instead of writing them. */
export async function generateOperations(root: string): Promise<Outputs> {
  // Seconds to load: a fault in a model is reported without it.
  const { generate, loadCodegenConfig } = await import("@graphql-codegen/cli");
  const { config } = await loadCodegenConfig({ configFilePath: path.join(root, "codegen.yml") });
  const files = (await generate({ ...config, cwd: root, silent: true }, false)) as { filename: string; content: string }[];
  const outputs = files.map(({ filename, content }) => [path.relative(root, path.resolve(root, filename)), content] as const);
  // They come in the order in which they were finished, which differs from run to run.
  const order = Object.keys(config.generates);
  return new Map(outputs.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}
