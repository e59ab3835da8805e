import path from "node:path";
import type { Outputs } from "./outputs";

/** Runs GraphQL Code Generator as codegen.yml says and returns its files instead of writing them. */
export async function generateOperations(root: string): Promise<Outputs> {
  // Seconds to load: a fault in a model is reported without it.
  const { generate, loadCodegenConfig } = await import("@graphql-codegen/cli");
  const { config } = await loadCodegenConfig({ configFilePath: path.join(root, "codegen.yml") });
  const files = (await generate({ ...config, cwd: root, silent: true }, false)) as { filename: string; content: string }[];
  return new Map(files.map(({ filename, content }) => [path.relative(root, path.resolve(root, filename)), content]));
}
