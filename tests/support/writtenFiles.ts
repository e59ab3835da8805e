import { listFiles } from "./sourceFiles";

const TEXT = /\.(ts|tsx|mts|mjs|js|css|graphql|md|ya?ml|jsonc|html|py)$|^\.env\.example$/;
const GENERATED = /(^|\/)__generated__\/|^bff\/schema\.graphql$|^prismicio-types\.d\.ts$|^site\/next-env\.d\.ts$|^slices\/index\.ts$/;

/**
 * Returns the text files that people write: code, styles, operations, documents and API descriptions. Not among them: generated files,
 * models and content in JSON, pictures, and the lock file.
 */
export function listWritten(): string[] {
  return listFiles(".").filter((file) => TEXT.test(file) && !GENERATED.test(file));
}
