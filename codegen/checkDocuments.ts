import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  OverlappingFieldsCanBeMergedRule,
  parse,
  Source,
  specifiedRules,
  validate,
  visit,
} from "graphql";
import { isGeneratedFragment } from "./fragments";
import type { Outputs } from "./outputs";

/** All rules but two: custom types have generated fragments, used or not; and overlapping fields are checked apart from them. */
export const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule && rule !== OverlappingFieldsCanBeMergedRule);

/** A file of operations and fragments with its definitions. */
export interface DocumentFile {
  file: string;
  document: DocumentNode;
}

/**
 * Parses the site's operations and fragments, and returns a sentence with file and line for each fault in them. Texts in `pending` replace
 * those on disk.
 */
export function readDocuments(
  root: string,
  files: readonly string[],
  schema: GraphQLSchema,
  pending: Outputs,
): { documents: DocumentFile[]; faults: string[] } {
  const faults: string[] = [];
  const documents = files.flatMap((file): DocumentFile[] => {
    try {
      return [{ file, document: parse(new Source(pending.get(file) ?? readFileSync(path.join(root, file), "utf8"), file)) }];
    } catch (error) {
      faults.push(describeGraphqlError(error));
      return [];
    }
  });
  // Definitions of a broken file are missing elsewhere: validation would report follow-up errors only.
  if (faults.length > 0) return { documents, faults };
  const errors = [
    ...validate(schema, join(documents), RULES),
    ...validate(schema, join(documents.map(dropUnlessWritten(documents))), [OverlappingFieldsCanBeMergedRule]),
  ];
  return { documents, faults: [...new Set(errors.map(describeDocumentFault))] };
}

function join(documents: readonly DocumentFile[]): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions: documents.flatMap(({ document }): readonly DefinitionNode[] => document.definitions) };
}

/**
 * Creates a function that takes the fields from generated fragments that cannot conflict with a field written by hand, since none has
 * their response key. Among each other, generated fields have no conflicts (responseKeys.ts), and graphql-js would compare each pair of
 * slices until it gives up, at about 60.
 */
function dropUnlessWritten(documents: readonly DocumentFile[]): (file: DocumentFile) => DocumentFile {
  const keysByHand = new Set<string>();
  const byHand = documents.filter(({ file }) => !isGeneratedFragment(file));
  visit(join(byHand), { Field: (field) => void keysByHand.add(keyOf(field)) });
  return ({ file, document }) =>
    isGeneratedFragment(file)
      ? { file, document: visit(document, { Field: (field) => (keysByHand.has(keyOf(field)) ? undefined : null) }) }
      : { file, document };
}

function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

/** Returns a fault of operations and fragments as a sentence. Where several places conflict, it names one that is not generated. */
function describeDocumentFault(error: GraphQLError): string {
  const { message, nodes = [] } = error;
  // graphql-js says no more when it has used up what a rule may compare.
  if (message === "Validation aborted.") return TOO_LARGE;
  const byHand = nodes.filter(({ loc }) => loc && !isGeneratedFragment(loc.source.name));
  return describeGraphqlError(byHand.length > 0 ? new GraphQLError(message, { nodes: byHand }) : error);
}

const TOO_LARGE =
  "Operations and fragments written by hand (site/**/*.graphql, slices/*/live.graphql) are too large for graphql-js to compare. " +
  "Select fewer fields of slices in them; the generated fragments have those already.";

/** Returns a GraphQL error as a sentence, with file and line if the error has them. */
export function describeGraphqlError(error: unknown): string {
  const { message } = error as Error;
  const sentence = `${/[.?]$/.test(message) ? message : `${message}.`} Mend it there.`;
  if (!(error instanceof GraphQLError)) return message;
  const source = error.source ?? error.nodes?.[0]?.loc?.source;
  const line = error.locations?.[0]?.line ?? error.nodes?.[0]?.loc?.startToken.line;
  return source ? `${source.name}:${line} is broken: ${sentence}` : sentence;
}
