import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

/** The shape that an operation may have; what it costs has a limit of its own (cost/limitCost.ts). */
export const LIMITS = {
  /** Words and signs of the query's text; checked while it is parsed. */
  tokens: 15_000,
  /** Fields below each other. */
  depth: 15,
  /** Fields under another name: each of a repeated field may be an upstream call of its own. */
  aliases: 30,
  /** Fields of the operation itself, fragments spread. */
  rootFields: 20,
} as const;

interface Cost {
  depth: number;
  aliases: number;
  fields: number;
}

const NOTHING: Cost = { depth: 0, aliases: 0, fields: 0 };

/** A validation rule: refuses operations over LIMITS before anything is asked, each with a code in `limit` and what to do. */
export function queryLimitsRule(context: ValidationContext): ASTVisitor {
  const costOf = createMeter(context);
  return {
    OperationDefinition(operation) {
      const { depth, aliases, fields } = costOf(operation.selectionSet);
      const refuse = (is: number, limit: number, code: string, what: string) => {
        if (is > limit) context.reportError(tooMuch(operation, code, `${what}: ${is}, and ${limit} at most are allowed. Ask for less, or in several requests.`));
      };
      refuse(depth, LIMITS.depth, "QUERY_TOO_DEEP", "Fields below each other");
      refuse(aliases, LIMITS.aliases, "TOO_MANY_ALIASES", "Aliases");
      refuse(fields, LIMITS.rootFields, "TOO_MANY_FIELDS", "Fields of the operation itself");
    },
  };
}

function tooMuch(operation: OperationDefinitionNode, code: string, message: string): GraphQLError {
  // Apollo writes a code of its own over that of every validation error.
  return new GraphQLError(message, { nodes: operation, extensions: { limit: code } });
}

/** Adds up what a selection costs, each fragment once; a cycle of fragments is refused by another rule. */
function createMeter(context: ValidationContext) {
  const ofFragments = new Map<string, Cost>();

  const ofFragment = (name: string): Cost => {
    const known = ofFragments.get(name);
    if (known) return known;
    ofFragments.set(name, NOTHING);
    const fragment = context.getFragment(name);
    const cost = fragment ? ofSelections(fragment.selectionSet) : NOTHING;
    ofFragments.set(name, cost);
    return cost;
  };

  const ofSelections = ({ selections }: SelectionSetNode): Cost =>
    selections
      .map((selection) => {
        if (selection.kind === Kind.FIELD) return ofField(selection);
        return selection.kind === Kind.FRAGMENT_SPREAD ? ofFragment(selection.name.value) : ofSelections(selection.selectionSet);
      })
      .reduce(add, NOTHING);

  const ofField = (field: FieldNode): Cost => {
    // The graph's own description nests deeper than any data, and costs nobody upstream anything.
    if (field.name.value.startsWith("__")) return { ...NOTHING, fields: 1 };
    const inner = field.selectionSet ? ofSelections(field.selectionSet) : NOTHING;
    return { depth: inner.depth + 1, aliases: inner.aliases + (field.alias ? 1 : 0), fields: 1 };
  };

  return ofSelections;
}

function add(one: Cost, other: Cost): Cost {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    fields: one.fields + other.fields,
  };
}
