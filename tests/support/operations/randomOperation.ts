import { type Arbitrary, gen, type GeneratorValue, integer, nat, string } from "fast-check";
import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  print,
} from "graphql";

/** A query as a client sends it. */
export interface RandomOperation {
  query: string;
  variables: Record<string, unknown>;
}

/** Values of arguments, by `Type.field(argument)` or by the argument's name. All other arguments get random values of their types. */
export type ArgumentValues = Readonly<Record<string, Arbitrary<unknown>>>;

/** Maximum number of fields in an operation's text, apart from the limits on its cost. */
const MAX_FIELDS = 150;
/** One less than the BFF's limit. */
const MAX_ALIASES = 29;
const DEEPEST = 12;
/** Frequencies in percent. `dear` are fields that have a price, or are lists. */
const SHARE = {
  dear: 50,
  composite: 60,
  alias: 15,
  optionalArgument: 60,
  variable: 30,
  absent: 10,
  wrong: 2,
  fragment: 20,
  reuse: 30,
  directive: 3,
  default: 40,
};

/**
 * Generates queries of a schema, without introspection: nested, with aliases, fragments and variables, some of which are absent, invalid
 * or have their defaults. Some queries are refused by the limits, or because two fields with the same key differ.
 */
export function randomOperations(schema: GraphQLSchema, values: ArgumentValues): Arbitrary<RandomOperation> {
  return gen().map((draw) => writeOperation(schema, values, draw));
}

function writeOperation(schema: GraphQLSchema, values: ArgumentValues, draw: GeneratorValue): RandomOperation {
  const upTo = (max: number) => draw(nat, max);
  const chance = (percent: number) => upTo(99) < percent;
  const oneOf = <T>(items: readonly T[]): T => items[upTo(items.length - 1)]!;

  const definitions: string[] = [];
  const variables: Record<string, unknown> = {};
  /** The complete fragments by type. Only these are spread, so that there are no cycles. */
  const fragments = new Map<string, { name: string; depth: number }[]>();
  let fragmentTexts = "";
  let fieldsLeft = 1 + upTo(MAX_FIELDS - 1);
  let aliases = 0;
  const breadth = 1 + upTo(7);

  const valueOf = (type: GraphQLInputType): unknown => {
    if (isNonNullType(type)) return valueOf(type.ofType);
    if (isListType(type)) return Array.from({ length: upTo(5) }, () => valueOf(type.ofType));
    if (isEnumType(type)) return oneOf(type.getValues()).name;
    if (isInputObjectType(type))
      return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type)]));
    const { name } = type;
    if (name === "Int") return draw(integer, { min: -1, max: 1000 });
    if (name === "Float") return draw(integer, { min: -200, max: 200 });
    return name === "Boolean" ? chance(50) : draw(string, { maxLength: 20 });
  };

  const declare = (type: string, value: unknown, isOptional: boolean): string => {
    const name = `v${definitions.length}`;
    const isAbsent = isOptional && chance(SHARE.absent);
    if (!isAbsent) variables[name] = value;
    definitions.push(`$${name}: ${type}`);
    return `$${name}`;
  };

  const writeArgument = (where: string, { name, type, defaultValue }: GraphQLArgument): string => {
    const fixed = values[`${where}(${name})`] ?? values[name];
    const value = fixed ? draw(() => fixed) : valueOf(type);
    if (chance(SHARE.wrong)) return `${name}: ${declare(String(type), { wrong: value }, false)}`;
    const literal = toLiteral(value, type);
    if (literal !== undefined && !chance(SHARE.variable)) return `${name}: ${literal}`;
    const hasDefault = literal !== undefined && chance(SHARE.default);
    const declared = hasDefault ? `${String(type)} = ${literal}` : String(type);
    return `${name}: ${declare(declared, value, hasDefault || (!isNonNullType(type) && defaultValue === undefined))}`;
  };

  const writeArguments = (where: string, args: readonly GraphQLArgument[]): string => {
    const given = args.filter((arg) => isRequiredArgument(arg) || chance(SHARE.optionalArgument));
    return given.length > 0 ? `(${given.map((arg) => writeArgument(where, arg)).join(", ")})` : "";
  };

  const writeField = (parent: string, field: GraphQLField<unknown, unknown>, depth: number, isRepeated: boolean): string => {
    fieldsLeft--;
    const type = getNamedType(field.type);
    const alias = isRepeated || (aliases < MAX_ALIASES && chance(SHARE.alias)) ? `a${aliases++}: ` : "";
    const directive = chance(SHARE.directive) ? ` @include(if: ${declare("Boolean!", chance(80), false)})` : "";
    const below = isCompositeType(type) ? ` ${writeSelection(type, depth - 1)}` : "";
    return `${alias}${field.name}${writeArguments(`${parent}.${field.name}`, field.args)}${directive}${below}`;
  };

  /** Writes some fields; fields with a selection are preferred until the maximum depth. */
  const writeFields = (type: GraphQLObjectType, depth: number): string[] => {
    const fields = Object.values(type.getFields());
    const composite = depth > 1 ? fields.filter((field) => isCompositeType(getNamedType(field.type))) : [];
    const leaves = fields.filter((field) => !isCompositeType(getNamedType(field.type)));
    const dear = composite.filter(isDear);
    const choose = () => {
      if (dear.length > 0 && chance(SHARE.dear)) return oneOf(dear);
      const from = composite.length > 0 && (leaves.length === 0 || chance(SHARE.composite)) ? composite : leaves;
      return from.length > 0 ? oneOf(from) : undefined;
    };
    const used = new Set<string>();
    const written: string[] = [];
    for (let count = 1 + upTo(breadth); count > 0; count--) {
      // The nested fields may have used up the number of fields.
      if (fieldsLeft <= 0) break;
      const field = choose();
      const isRepeated = field !== undefined && used.has(field.name);
      if (!field || (isRepeated && aliases >= MAX_ALIASES)) continue;
      used.add(field.name);
      written.push(writeField(type.name, field, depth, isRepeated));
    }
    return written;
  };

  const writeAny = (type: GraphQLNamedType, depth: number): string => {
    if (isObjectType(type)) return writeFields(type, depth).join(" ") || "__typename";
    if (!isAbstractType(type)) return "__typename";
    const possible = schema.getPossibleTypes(type);
    const chosen = new Set(Array.from({ length: 1 + upTo(3) }, () => oneOf(possible)));
    const parts = [...chosen].map((one) => `... on ${one.name} { ${writeFields(one, depth).join(" ") || "__typename"} }`);
    return `__typename ${parts.join(" ")}`;
  };

  const writeSelection = (type: GraphQLNamedType, depth: number): string => {
    const reusable = (fragments.get(type.name) ?? []).filter((fragment) => fragment.depth <= depth);
    if (reusable.length > 0 && chance(SHARE.reuse)) return `{ ...${oneOf(reusable).name} }`;
    const fields = writeAny(type, depth);
    if (!chance(SHARE.fragment)) return `{ ${fields} }`;
    const name = `F${[...fragments.values()].flat().length}`;
    fragments.set(type.name, [...(fragments.get(type.name) ?? []), { name, depth }]);
    fragmentTexts += ` fragment ${name} on ${type.name} { ${fields} }`;
    return `{ ...${name} }`;
  };

  const selection = writeSelection(schema.getQueryType()!, 1 + upTo(DEEPEST - 1));
  const head = definitions.length > 0 ? `query (${definitions.join(", ")})` : "query";
  return { query: `${head} ${selection}${fragmentTexts}`, variables };
}

function isDear({ astNode }: GraphQLField<unknown, unknown>): boolean {
  return astNode?.directives?.some(({ name }) => name.value === "cost" || name.value === "listSize") ?? false;
}

/** Returns a value as a GraphQL literal; undefined if it does not match the type. */
function toLiteral(value: unknown, type: GraphQLInputType): string | undefined {
  try {
    const node = astFromValue(value, type);
    return node ? print(node) : undefined;
  } catch {
    return undefined;
  }
}
