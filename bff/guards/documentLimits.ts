import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from "graphql";
import type { ErrorCode } from "../lib/errorCodes";
import { manifest } from "../modules/content/__generated__/manifest";

/** The limits of a document's shape; what an operation costs has a limit of its own (cost/limitCost.ts). */
export const LIMITS = {
  /** Tokens of the query's text; checked while it is parsed. */
  tokens: 15_000,
  /** Nesting of fields. */
  depth: 15,
  /**
   * Aliased fields: each repetition of a field may be an upstream call. Fields of content that codegen's fragments request under their own
   * aliases do not count: they repeat nothing.
   */
  aliases: 30,
  /** Fields of the operation itself, fragments spread. */
  rootFields: 20,
  /** Directives in the whole document: validation checks each of them. */
  directives: 50,
  /** Fields with the same response name in one selection set: validation compares every pair of them. */
  copies: 30,
} as const;

/** Validation of a document or its variables ends after this many errors, with one more that says so. */
export const MAX_ERRORS = 10;

interface Shape {
  depth: number;
  aliases: number;
  fields: number;
}

const NOTHING: Shape = { depth: 0, aliases: 0, fields: 0 };

/**
 * A validation rule that refuses documents beyond LIMITS; each error has a code in `limit` and a remedy. All other rules skip a document
 * that this rule refuses.
 */
export const queryLimitsRule = createQueryLimits(manifest.aliases);

/** Creates the rule for a graph whose generated fragments use these aliases, by alias: the field. */
export function createQueryLimits(ownAliases: Readonly<Record<string, string>>): ValidationRule {
  return (context) => ({
    Document(document) {
      const faults = findFaults(context, document, ownAliases);
      for (const fault of faults) context.reportError(fault);
      // All rules share one traversal of the document, which continues with the node returned here.
      return faults.length > 0 ? { ...document, definitions: [] } : undefined;
    },
  });
}

function findFaults(context: ValidationContext, document: DocumentNode, ownAliases: Readonly<Record<string, string>>): GraphQLError[] {
  const repeats = [
    ...tooMany(document, countDirectives(document), LIMITS.directives, "TOO_MANY_DIRECTIVES", "Directives"),
    ...tooMany(document, countCopies(document), LIMITS.copies, "TOO_MANY_COPIES", "Fields of one name in one selection"),
  ];
  if (repeats.length > 0) return repeats;
  const shapeOf = createMeter(context, ownAliases);
  return document.definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return [];
    const { depth, aliases, fields } = shapeOf(operation.selectionSet);
    return [
      ...tooMany(operation, depth, LIMITS.depth, "QUERY_TOO_DEEP", "Fields below each other"),
      ...tooMany(operation, aliases, LIMITS.aliases, "TOO_MANY_ALIASES", "Aliases"),
      ...tooMany(operation, fields, LIMITS.rootFields, "TOO_MANY_FIELDS", "Fields of the operation itself"),
    ];
  });
}

function tooMany(node: DocumentNode | OperationDefinitionNode, is: number, limit: number, code: ErrorCode, what: string): GraphQLError[] {
  if (is <= limit) return [];
  const message = `${what}: ${is}, and ${limit} at most are allowed. Ask for less, or in several requests.`;
  // Apollo replaces the code of every validation error by its own.
  return [new GraphQLError(message, { nodes: node, extensions: { limit: code } })];
}

/** Creates functions that add up a selection's fields, each fragment once; another rule refuses cyclic fragments. */
function createMeter(context: ValidationContext, ownAliases: Readonly<Record<string, string>>) {
  const ofFragments = new Map<string, Shape>();

  const ofFragment = (name: string): Shape => {
    const counted = ofFragments.get(name);
    if (counted) return counted;
    ofFragments.set(name, NOTHING);
    const fragment = context.getFragment(name);
    const shape = fragment ? ofSelections(fragment.selectionSet) : NOTHING;
    ofFragments.set(name, shape);
    return shape;
  };

  const ofSelections = ({ selections }: SelectionSetNode): Shape =>
    selections
      .map((selection) => {
        if (selection.kind === Kind.FIELD) return ofField(selection);
        return selection.kind === Kind.FRAGMENT_SPREAD ? ofFragment(selection.name.value) : ofSelections(selection.selectionSet);
      })
      .reduce(add, NOTHING);

  const ofField = (field: FieldNode): Shape => {
    // Introspection is nested more deeply than any data, and calls no upstream.
    if (field.name.value.startsWith("__")) return { ...NOTHING, fields: 1 };
    const inner = field.selectionSet ? ofSelections(field.selectionSet) : NOTHING;
    const isRenamed = field.alias !== undefined && ownAliases[field.alias.value] !== field.name.value;
    return { depth: inner.depth + 1, aliases: inner.aliases + (isRenamed ? 1 : 0), fields: 1 };
  };

  return ofSelections;
}

function add(one: Shape, other: Shape): Shape {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    fields: one.fields + other.fields,
  };
}

/** Returns the number of directives in a document, unknown ones included. */
export function countDirectives(document: DocumentNode): number {
  let count = 0;
  visit(document, { Directive: () => void count++ });
  return count;
}

/** Returns the highest number of fields with the same response name in one selection set, inline fragments included. */
export function countCopies({ definitions }: DocumentNode): number {
  return Math.max(0, ...definitions.map((node) => ("selectionSet" in node ? copiesIn(node.selectionSet) : 0)));
}

function copiesIn(set: SelectionSetNode): number {
  const times = new Map<string, number>();
  let most = 0;
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      if (selection.kind !== Kind.FIELD) continue;
      const name = (selection.alias ?? selection.name).value;
      const count = (times.get(name) ?? 0) + 1;
      times.set(name, count);
      most = Math.max(most, count, selection.selectionSet ? copiesIn(selection.selectionSet) : 0);
    }
  };
  collect(set);
  return most;
}
