import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
  visit,
} from "graphql";
import { isPure } from "../lib/pure";
import type { JsonStore } from "./jsonCache";
import { type Shape, shapeOf } from "./shape";

export type Variables = Readonly<Record<string, unknown>>;

type AnyField = GraphQLField<unknown, unknown>;

/** A field of one type, under one response name. */
export interface FieldPlan {
  /** Its response name. */
  key: string;
  /** Its name in the schema. */
  name: string;
  parentType: GraphQLObjectType;
  nodes: readonly FieldNode[];
  shape: Shape;
  /** Undefined when the field is a property. */
  resolve: AnyField["resolve"];
  /** Whether its value is always the same for one parent, unless it is a promise. */
  isPure: boolean;
  /** Returns its arguments; the same object each time when none of them is a variable. */
  readArguments(variables: Variables): Record<string, unknown>;
  /** Whether its arguments are the same for each request. */
  isFixed: boolean;
  info: GraphQLResolveInfo;
  /** The plan below it, by the name of the value's type. */
  below: Map<string, ObjectPlan>;
}

/** The fields asked of one type at one position of an operation. */
export interface ObjectPlan {
  type: GraphQLObjectType;
  fields: readonly (FieldPlan | TypenamePlan)[];
  /** Whether a response name is `__proto__`. */
  hasProto: boolean;
}

/** `__typename`, whose value is known in advance. */
interface TypenamePlan {
  key: string;
  typename: string;
}

/** A query, planned for certain values in its `@skip` and `@include`. */
export interface OperationPlan {
  root: ObjectPlan;
  /** Returns the plan of the fields below a field, for the type of its value. */
  planBelow(field: FieldPlan, type: GraphQLObjectType): ObjectPlan;
}

/** The input of planning; only the variables in conditions matter. */
export interface Planned {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Variables;
}

/** Thrown for a field that no type of the graph has, such as introspection: graphql-js executes it. */
export class NotPlanned extends Error {
  override name = "NotPlanned";
}

const NO_ARGUMENTS: Record<string, unknown> = Object.freeze({});

/**
 * Plans a query: the fields asked of a type are collected once, when a value of that type first occurs. The store limits the JSON that the
 * plan caches.
 */
export function planOperation(schema: GraphQLSchema, { document, operation, variables }: Planned, store: JsonStore): OperationPlan {
  const fragments = fragmentsOf(document);
  const collect = createCollect(schema, fragments, variables);

  const planField = (parentType: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): FieldPlan | TypenamePlan => {
    const [node] = nodes as [FieldNode];
    const name = node.name.value;
    if (name === "__typename") return { key, typename: parentType.name };
    const field = parentType.getFields()[name] as AnyField | undefined;
    if (!field) throw new NotPlanned(name);
    const info = { fieldName: name, fieldNodes: nodes, returnType: field.type, parentType, schema, fragments, operation };
    const { readArguments, isFixed } = planArguments(field, node);
    return {
      key,
      name,
      parentType,
      nodes,
      shape: shapeOf(field.type, store),
      resolve: field.resolve,
      isPure: isFixed && (!field.resolve || isPure(field.resolve)),
      readArguments,
      isFixed,
      info: info as unknown as GraphQLResolveInfo,
      below: new Map(),
    };
  };
  const planObject = (type: GraphQLObjectType, sets: readonly SelectionSetNode[]): ObjectPlan => {
    const fields = [...collect(type, sets)].map(([key, nodes]) => planField(type, key, nodes));
    return { type, fields, hasProto: fields.some(({ key }) => key === "__proto__") };
  };

  return {
    root: planObject(schema.getQueryType()!, [operation.selectionSet]),
    planBelow(field, type) {
      const known = field.below.get(type.name);
      if (known) return known;
      const plan = planObject(
        type,
        field.nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
      );
      field.below.set(type.name, plan);
      return plan;
    },
  };
}

/** Returns the names of the variables in a document's `@skip` and `@include`. */
export function conditionVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ name, arguments: given = [] }) {
      if (name.value !== "skip" && name.value !== "include") return;
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names].sort();
}

function planArguments(field: AnyField, node: FieldNode): Pick<FieldPlan, "readArguments" | "isFixed"> {
  if (field.args.length === 0) return { readArguments: () => NO_ARGUMENTS, isFixed: true };
  if (hasVariable(node)) return { readArguments: (variables) => getArgumentValues(field, node, variables), isFixed: false };
  let values: Record<string, unknown> | undefined;
  return { readArguments: () => (values ??= getArgumentValues(field, node)), isFixed: true };
}

function hasVariable({ arguments: given = [] }: FieldNode): boolean {
  let isFound = false;
  for (const argument of given) visit(argument, { Variable: () => void (isFound = true) });
  return isFound;
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** Returns a function that collects the fields that selections ask of a type, as the specification's CollectFields does. */
function createCollect(schema: GraphQLSchema, fragments: Record<string, FragmentDefinitionNode>, variables: Variables) {
  const isAsked = (node: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false;

  return (type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> => {
    const fields = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    const applies = (condition: FragmentDefinitionNode["typeCondition"] | undefined) => {
      const on = condition && typeFromAST(schema, condition);
      return on === undefined || on === type || (isAbstractType(on) && schema.isSubType(on, type));
    };
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (!isAsked(selection)) continue;
        if (selection.kind === Kind.FIELD) {
          const key = (selection.alias ?? selection.name).value;
          const same = fields.get(key);
          if (same) same.push(selection);
          else fields.set(key, [selection]);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          if (applies(selection.typeCondition)) collect(selection.selectionSet);
        } else if (!spread.has(selection.name.value)) {
          spread.add(selection.name.value);
          const fragment = fragments[selection.name.value];
          if (fragment && applies(fragment.typeCondition)) collect(fragment.selectionSet);
        }
      }
    };
    sets.forEach(collect);
    return fields;
  };
}
