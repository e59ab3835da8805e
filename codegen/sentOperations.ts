import { type DocumentNode, getOperationAST, print } from "graphql";
import { sha256 } from "./hashes";

/** Generated modules: that with the server's documents, and the browser's. */
interface GeneratedCode {
  documents: string;
  browser: readonly string[];
}

/** A statement with the document of an operation, as the plugin typed-document-node prints it. */
const DOCUMENT = /^export const \w+Document = (\{"kind":"Document",.*\}) as unknown as DocumentNode</gm;
/** The name and text of an operation, as browserPlugin.ts prints them. */
const BROWSER_TEXT = /toDocument<.*>\("\w+", "(\w+)", ("(?:[^"\\]|\\.)*")/;

/**
 * Prints every text that the site sends by its SHA-256, as JSON: each operation as the site's server prints it, and the browser's texts.
 * In production the BFF executes no others (docs/decisions/028).
 */
export function printSentOperations({ documents, browser }: GeneratedCode): string {
  const sent = [
    ...[...documents.matchAll(DOCUMENT)].flatMap(([, json]) => {
      const document = JSON.parse(json!) as DocumentNode;
      const name = getOperationAST(document)?.name?.value;
      return name ? [{ name, text: print(document) }] : [];
    }),
    ...browser.flatMap((code) => {
      const [, name, text] = BROWSER_TEXT.exec(code) ?? [];
      return name && text ? [{ name, text: JSON.parse(text) as string }] : [];
    }),
  ];
  const byHash = Object.fromEntries(sent.map((operation) => [sha256(operation.text), operation]));
  return `${JSON.stringify(byHash, null, 2)}\n`;
}
