import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
} from "graphql";

/** An operation and its variables. */
export interface CostedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Coerced, with defaults. */
  variables: Record<string, unknown>;
}

/** Sizes of lists one level below, set by the field above them, by name. */
type ListSizes = Readonly<Record<string, number>>;

const NO_SIZES: ListSizes = {};
/** This many skipped entries cost one point. */
const SKIPPED_PER_POINT = 10;
/** Resolvers refuse to skip more, or find the entries without reading those before them. */
const MAX_SKIPPED = 10_000;

/**
 * Creates a function that computes the cost of an operation in points: each field by its `@cost`, times the size of each list by
 * `@listSize`, with the schema's defaults and the request's variables. For an interface or union, the most expensive type counts. Fields
 * with the same response name are executed once, and counted once.
 */
export function createCostOf(schema: GraphQLSchema): (operation: CostedOperation) => number {
  const cost = schema.getDirective("cost")!;
  const listSize = schema.getDirective("listSize")!;
  const priceOf = new WeakMap<GraphQLField<unknown, unknown>, FieldPrice>();

  const readPrice = (field: GraphQLField<unknown, unknown>): FieldPrice => {
    const pointsByKey = priceOf.get(field);
    if (pointsByKey) return pointsByKey;
    const node = field.astNode ?? {};
    const price = { weight: 1, ...getDirectiveValues(cost, node), ...getDirectiveValues(listSize, node) } as FieldPrice;
    priceOf.set(field, price);
    return price;
  };

  /** The cost of operations in which no variable sets a size: the same each time. */
  const fixed = new WeakMap<OperationDefinitionNode, number>();

  return ({ document, operation, variables }) => {
    const before = fixed.get(operation);
    if (before !== undefined) return before;
    const fragments = fragmentsOf(document);
    let isFixed = true;
    // Aliases and fragments can repeat one selection many times; it is computed once for each type.
    const pointsByKey = new Map<string, number>();
    const numbers = new Map<SelectionSetNode, number>();
    const numberOf = (set: SelectionSetNode) => numbers.get(set) ?? (numbers.set(set, numbers.size), numbers.size - 1);

    const ofType = (type: GraphQLObjectType, sets: readonly SelectionSetNode[], sizes: ListSizes): number => {
      const key = `${type.name} ${sets.map(numberOf).join()} ${JSON.stringify(sizes)}`;
      const cachedPoints = pointsByKey.get(key);
      if (cachedPoints !== undefined) return cachedPoints;
      const points = [...collectFields(schema, type, sets, fragments)].reduce((sum, [, nodes]) => sum + ofField(type, nodes, sizes), 0);
      pointsByKey.set(key, points);
      return points;
    };

    const ofField = (parent: GraphQLObjectType, nodes: readonly FieldNode[], sizes: ListSizes): number => {
      const [
        {
          name: { value: name },
        },
      ] = nodes as [FieldNode];
      const field = parent.getFields()[name] as GraphQLField<unknown, unknown> | undefined;
      // Introspection has limits of its own.
      if (!field) return 1;
      const price = readPrice(field);
      const type = getNamedType(field.type);
      const args = readArguments(field, nodes[0]!, variables);
      // The executor refuses this field, until a variable has another value.
      if (!args) {
        isFixed = false;
        return price.weight;
      }
      if (choosesByVariable(price, nodes[0]!)) isFixed = false;
      const skipped = Math.min(MAX_SKIPPED, Math.max(0, Number(args[price.skippingArgument ?? ""] ?? 0)));
      const fieldCost = price.weight + Math.ceil(skipped / SKIPPED_PER_POINT);
      const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (!isCompositeType(type) || sets.length === 0) return fieldCost;
      const size = sizeOf(price, args);
      const below = price.sizedFields ? Object.fromEntries(price.sizedFields.map((sized) => [sized, size ?? 1])) : NO_SIZES;
      const types = isAbstractType(type) ? schema.getPossibleTypes(type) : [type as GraphQLObjectType];
      const mostExpensive = Math.max(0, ...types.map((one) => ofType(one, sets, below)));
      return fieldCost + mostExpensive * (isList(field) ? (sizes[name] ?? size ?? 1) : 1);
    };

    const root = schema.getRootType(operation.operation);
    const points = root ? ofType(root, [operation.selectionSet], NO_SIZES) : 0;
    if (isFixed) fixed.set(operation, points);
    return points;
  };
}

function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    definitions.flatMap((definition) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [])),
  );
}

/** The values of a field's directives. */
interface FieldPrice {
  weight: number;
  assumedSize?: number;
  slicingArguments?: string[];
  sizedFields?: string[];
  skippingArgument?: string;
}

/** Returns the number of entries that a field's arguments ask for, or else its assumed size; undefined when it has neither. */
function sizeOf({ slicingArguments = [], assumedSize }: FieldPrice, args: Record<string, unknown>): number | undefined {
  for (const name of slicingArguments) {
    const value = args[name];
    if (typeof value === "number") return Math.max(0, value);
    if (Array.isArray(value)) return value.length;
  }
  return assumedSize;
}

/** Returns the lists of objects without a size in `@listSize`, as `Type.field`: the cost of an operation over them would be unknown. */
export function findListsWithoutSize(schema: GraphQLSchema): string[] {
  const listSize = schema.getDirective("listSize")!;
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith("__"))
    .flatMap((type) => Object.values((type as GraphQLObjectType).getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => isList(field) && isCompositeType(getNamedType(field.type)))
    .filter(({ field }) => !getDirectiveValues(listSize, field.astNode ?? {}))
    .map(({ type, field }) => `${type.name}.${field.name}`);
}

/** Returns a field's arguments with their defaults; undefined when one is missing or wrong, since the executor refuses the field. */
function readArguments(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): Record<string, unknown> | undefined {
  if (field.args.length === 0) return {};
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return undefined;
  }
}

function choosesByVariable({ slicingArguments = [], skippingArgument }: FieldPrice, { arguments: passed = [] }: FieldNode): boolean {
  return passed.some(({ name, value }) => value.kind === Kind.VARIABLE && [...slicingArguments, skippingArgument].includes(name.value));
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** Collects the fields that selections ask of a type as the executor does: by response name, fragments spread. */
function collectFields(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const same = fields.get(key);
        if (same) same.push(selection);
        else fields.set(key, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (appliesTo(schema, type, selection)) collect(selection.selectionSet);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment && appliesTo(schema, type, fragment)) collect(fragment.selectionSet);
      }
    }
  };
  sets.forEach(collect);
  return fields;
}

function appliesTo(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  { typeCondition }: Pick<FragmentDefinitionNode, "typeCondition"> | { typeCondition?: undefined },
): boolean {
  if (!typeCondition) return true;
  const condition = typeFromAST(schema, typeCondition);
  return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
}
