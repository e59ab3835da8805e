import { type DocumentNode, getOperationAST, print } from "graphql";
import { sha256 } from "./hashes";

/** The text of generated modules: the one with the server's documents, and the browser's. */
interface GeneratedCode {
  documents: string;
  browser: readonly string[];
}

/** Matches an operation's document as the plugin typed-document-node prints it. */
const DOCUMENT = /^export const \w+Document = (\{"kind":"Document",.*\}) as unknown as DocumentNode</gm;
/** Matches an operation's name and text as browserPlugin.ts prints them. */
const BROWSER_TEXT = /toDocument<.*>\("\w+", "(\w+)", ("(?:[^"\\]|\\.)*")/;

/**
 * Prints a JSON map from SHA-256 to text of every operation that the site sends: those of the site's server, and those of the browser.
 * In production the BFF executes no other operations (docs/decisions/028).
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
