import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type DefinitionNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  validate,
} from "graphql";
import type { Outputs } from "./outputs";

/** Fragments of custom types wait for an operation. */
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/**
 * What is wrong with the site's operations and fragments: a sentence each, which names file and line. `pending` stand in for files on
 * disk.
 */
export function findDocumentFaults(root: string, files: readonly string[], schema: GraphQLSchema, pending: Outputs): string[] {
  const faults: string[] = [];
  const definitions = files.flatMap((file): readonly DefinitionNode[] => {
    try {
      return parse(new Source(pending.get(file) ?? readFileSync(path.join(root, file), "utf8"), file)).definitions;
    } catch (error) {
      faults.push(describeGraphqlError(error));
      return [];
    }
  });
  // What a broken file defines is missing for the others: faults that follow from that would say nothing more.
  if (faults.length > 0) return faults;
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions };
  return [...new Set(validate(schema, document, RULES).map(describeGraphqlError))];
}

/** An error of GraphQL as a sentence that names file and line, where it knows them. */
export function describeGraphqlError(error: unknown): string {
  const { message } = error as Error;
  const sentence = `${/[.?]$/.test(message) ? message : `${message}.`} Mend it there.`;
  if (!(error instanceof GraphQLError)) return message;
  const source = error.source ?? error.nodes?.[0]?.loc?.source;
  const line = error.locations?.[0]?.line ?? error.nodes?.[0]?.loc?.startToken.line;
  return source ? `${source.name}:${line} is broken: ${sentence}` : sentence;
}
