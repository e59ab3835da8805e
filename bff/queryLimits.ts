import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValueNode,
} from "graphql";

/** What one operation may ask for. Far above what the site asks; far below what would hurt. */
export const LIMITS = {
  /** Words and signs of the query's text; checked while it is parsed. */
  tokens: 15_000,
  /** Fields below each other. */
  depth: 15,
  /** Fields under another name: each of a repeated field may be an upstream call of its own. */
  aliases: 30,
  /** Fields of the operation itself, fragments spread. */
  rootFields: 20,
  /** Entries of all lists whose length the query chooses, lists in lists multiplied; of those left out before them, a tenth. */
  listEntries: 5000,
} as const;

/** What a list of a length that only a variable tells is counted as: the most that any list of the graph answers. */
const UNKNOWN_LENGTH = 100;
const LENGTH_ARGUMENTS = ["limit", "first"];
/** So many entries that a list leaves out count as one that it answers: they have to be found as well, but nobody is asked for them. */
const LEFT_OUT_PER_ENTRY = 10;
/** The farthest that any list has to be read for its entries. */
const LONGEST_OFFSET = 10_000;

interface Cost {
  depth: number;
  aliases: number;
  fields: number;
  listEntries: number;
}

const NOTHING: Cost = { depth: 0, aliases: 0, fields: 0, listEntries: 0 };

/** A validation rule: refuses operations over LIMITS before anything is asked, each with a code in `limit` and what to do. */
export function queryLimitsRule(context: ValidationContext): ASTVisitor {
  const costOf = createMeter(context);
  return {
    OperationDefinition(operation) {
      const { depth, aliases, fields, listEntries } = costOf(operation.selectionSet);
      const refuse = (is: number, limit: number, code: string, what: string) => {
        if (is > limit) context.reportError(tooMuch(operation, code, `${what}: ${is}, and ${limit} at most are allowed. Ask for less, or in several requests.`));
      };
      refuse(depth, LIMITS.depth, "QUERY_TOO_DEEP", "Fields below each other");
      refuse(aliases, LIMITS.aliases, "TOO_MANY_ALIASES", "Aliases");
      refuse(fields, LIMITS.rootFields, "TOO_MANY_FIELDS", "Fields of the operation itself");
      refuse(listEntries, LIMITS.listEntries, "LISTS_TOO_LONG", "Entries of all lists together");
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
    const length = argumentOf(field, LENGTH_ARGUMENTS, UNKNOWN_LENGTH);
    const offset = Math.min(argumentOf(field, ["offset"], LONGEST_OFFSET) ?? 0, LONGEST_OFFSET);
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      fields: 1,
      listEntries: Math.ceil(offset / LEFT_OUT_PER_ENTRY) + (length === undefined ? inner.listEntries : length * (1 + inner.listEntries)),
    };
  };

  return ofSelections;
}

function add(one: Cost, other: Cost): Cost {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    fields: one.fields + other.fields,
    listEntries: one.listEntries + other.listEntries,
  };
}

/** The number that a field's own argument tells, or `unknown` where only a variable does; undefined where it has none. */
function argumentOf({ arguments: given = [] }: FieldNode, names: readonly string[], unknown: number): number | undefined {
  const argument = given.find(({ name }) => names.includes(name.value));
  return argument && toNumber(argument.value, unknown);
}

function toNumber(value: ValueNode, unknown: number): number {
  return value.kind === Kind.INT ? Math.max(0, Number(value.value)) : unknown;
}
