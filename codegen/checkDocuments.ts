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

// Custom types have generated fragments, whether an operation uses them or not.
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/**
 * Returns a sentence with file and line for each fault in the site's operations and fragments. Texts in `pending` replace those on
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
  // Definitions of a broken file are missing elsewhere: validation would report follow-up errors only.
  if (faults.length > 0) return faults;
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions };
  return [...new Set(validate(schema, document, RULES).map(describeGraphqlError))];
}

/** Returns a GraphQL error as a sentence, with file and line if the error has them. */
export function describeGraphqlError(error: unknown): string {
  const { message } = error as Error;
  const sentence = `${/[.?]$/.test(message) ? message : `${message}.`} Mend it there.`;
  if (!(error instanceof GraphQLError)) return message;
  const source = error.source ?? error.nodes?.[0]?.loc?.source;
  const line = error.locations?.[0]?.line ?? error.nodes?.[0]?.loc?.startToken.line;
  return source ? `${source.name}:${line} is broken: ${sentence}` : sentence;
}
