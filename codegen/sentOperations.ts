import { type DocumentNode, getOperationAST, print } from "graphql";
import { loadApolloPrint, sha256 } from "./hashes";

/** Generated modules: that with the typed documents, and those with the islands' texts. */
interface GeneratedCode {
  documents: string;
  islands: readonly string[];
}

/** A statement with the document of an operation, as the plugin typed-document-node prints it. */
const DOCUMENT = /^export const \w+Document = (\{"kind":"Document",.*\}) as unknown as DocumentNode</gm;
/** The text of an operation, as browserPlugin.ts prints it. */
const ISLAND_TEXT = /\{ name: "(\w+)", text: ("(?:[^"\\]|\\.)*")/;

/**
 * Prints every text that the site sends by its SHA-256, as JSON: each operation as the site's server and as Apollo's client print it,
 * and the texts of islands. In production the BFF executes no others (docs/decisions/028).
 */
export async function printSentOperations({ documents, islands }: GeneratedCode): Promise<string> {
  const apolloPrint = await loadApolloPrint();
  const sent = [
    ...[...documents.matchAll(DOCUMENT)].flatMap(([, json]) => {
      const document = JSON.parse(json!) as DocumentNode;
      const name = getOperationAST(document)?.name?.value;
      return name ? [print(document), apolloPrint(document)].map((text) => ({ name, text })) : [];
    }),
    ...islands.flatMap((code) => {
      const [, name, text] = ISLAND_TEXT.exec(code) ?? [];
      return name && text ? [{ name, text: JSON.parse(text) as string }] : [];
    }),
  ];
  const byHash = Object.fromEntries(sent.map((operation) => [sha256(operation.text), operation]));
  return `${JSON.stringify(byHash, null, 2)}\n`;
}
