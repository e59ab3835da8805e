import { readFileSync } from "node:fs";

/** An operation as a client sends it. */
interface SentOperation {
  name: string;
  text: string;
}

/** By the SHA-256 of their texts, in hexadecimal. */
type OperationsByHash = Readonly<Record<string, SentOperation>>;

/** The operations that the site sends, of this release and of those before it (docs/decisions/028). */
export interface Operations {
  /** Returns the text with this hash; undefined when it is unknown. */
  textOf(sha256: string): string | undefined;
  /** Returns whether exactly this text is one of the operations. */
  has(text: string): boolean;
}

/** Creates the union of several sets of operations. */
export function createOperations(...known: OperationsByHash[]): Operations {
  const entries = known.flatMap((operations) => Object.entries(operations));
  const texts = new Map(entries.map(([hash, { text }]) => [hash, text]));
  const all = new Set(texts.values());
  return { textOf: (sha256) => texts.get(sha256), has: (text) => all.has(text) };
}

/** Reads the operations that codegen and `npm run release:operations` have written. */
export function readOperations(): Operations {
  // Each address is written out, so that `npm run package` finds the file.
  const { operations: released } = readJson(new URL("./released.json", import.meta.url)) as { operations: OperationsByHash };
  return createOperations(released, readJson(new URL("./__generated__/operations.json", import.meta.url)) as OperationsByHash);
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
