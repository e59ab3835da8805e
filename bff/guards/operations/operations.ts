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
  /** Returns the text with this hash if this release sends it: codegen has validated it. */
  ownTextOf(sha256: string): string | undefined;
  /** Returns whether exactly this text is one of the operations. */
  has(text: string): boolean;
  /** Returns whether exactly this text is one of this release. */
  hasOwn(text: string): boolean;
  /** Adds operations of other releases; those that are known stay as they are. */
  add(others: OperationsByHash): void;
}

/** Creates the union of this release's operations, which codegen has validated, and of those of other releases. */
export function createOperations(ofThisRelease: OperationsByHash = {}, ...others: OperationsByHash[]): Operations {
  const ofRelease = createTexts();
  const all = createTexts();
  ofRelease.add(ofThisRelease);
  [ofThisRelease, ...others].forEach(all.add);
  return { textOf: all.textOf, ownTextOf: ofRelease.textOf, has: all.has, hasOwn: ofRelease.has, add: all.add };
}

function createTexts() {
  const byHash = new Map<string, string>();
  const texts = new Set<string>();
  return {
    textOf: (sha256: string) => byHash.get(sha256),
    has: (text: string) => texts.has(text),
    add: (operations: OperationsByHash): void => {
      for (const [hash, { text }] of Object.entries(operations)) {
        if (byHash.has(hash)) continue;
        byHash.set(hash, text);
        texts.add(text);
      }
    },
  };
}

/** Reads the operations that codegen and `npm run release:operations` have written. */
export function readOperations(): Operations {
  // Each address is written out, so that `npm run package` finds the file.
  const { operations: released } = readJson(new URL("./released.json", import.meta.url)) as { operations: OperationsByHash };
  return createOperations(readOwnOperations(), released);
}

/** Reads the operations of this release's site. */
export function readOwnOperations(): OperationsByHash {
  return readJson(new URL("./__generated__/operations.json", import.meta.url)) as OperationsByHash;
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
