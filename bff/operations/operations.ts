import { readFileSync } from "node:fs";

/** An operation as a client sends it. */
interface SentOperation {
  name: string;
  text: string;
}

/** By the SHA-256 of their texts, in hexadecimal. */
export type OperationsByHash = Readonly<Record<string, SentOperation>>;

/** The operations that the site sends, of this release and of others (docs/decisions/028, 057). */
export interface Operations {
  /** Returns the text with this hash; undefined when it is unknown. */
  textOf(sha256: string): string | undefined;
  /** Returns whether exactly this text is one of the operations. */
  has(text: string): boolean;
  /** Adds operations; those that are known stay as they are. */
  add(others: OperationsByHash): void;
}

/** Creates the union of several sets of operations. */
export function createOperations(...known: OperationsByHash[]): Operations {
  const texts = new Map<string, string>();
  const all = new Set<string>();
  const add = (operations: OperationsByHash) => {
    for (const [hash, { text }] of Object.entries(operations)) {
      if (texts.has(hash)) continue;
      texts.set(hash, text);
      all.add(text);
    }
  };
  known.forEach(add);
  return { textOf: (sha256) => texts.get(sha256), has: (text) => all.has(text), add };
}

/** Reads the operations that codegen and `npm run release:operations` have written. */
export function readOperations(): Operations {
  // Each address is written out, so that `npm run package` finds the file.
  const { operations: released } = readJson(new URL("./released.json", import.meta.url)) as { operations: OperationsByHash };
  return createOperations(released, readOwnOperations());
}

/** Reads the operations of this release's site. */
export function readOwnOperations(): OperationsByHash {
  return readJson(new URL("./__generated__/operations.json", import.meta.url)) as OperationsByHash;
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
