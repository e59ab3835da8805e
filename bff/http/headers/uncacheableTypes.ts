import {
  type DocumentNode,
  getDirectiveValues,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

/**
 * Creates a function that returns whether a document selects a field of a type with `@cacheControl(maxAge: 0)`, which no cache may store.
 */
export function createSelectsUncacheable(schema: GraphQLSchema): (document: DocumentNode) => boolean {
  const uncacheable = findUncacheable(schema);
  const mayBeUncacheable = (type: GraphQLNamedType) =>
    uncacheable.has(type) || (isAbstractType(type) && schema.getPossibleTypes(type).some((possible) => uncacheable.has(possible)));
  const results = new WeakMap<DocumentNode, boolean>();

  return (document) => {
    const before = results.get(document);
    if (before !== undefined) return before;
    const types = new Set<GraphQLNamedType>();
    const info = new TypeInfo(schema);
    visit(document, visitWithTypeInfo(info, { Field: () => void types.add(getNamedType(info.getType()!)) }));
    const isUncacheable = [...types].some(mayBeUncacheable);
    results.set(document, isUncacheable);
    return isUncacheable;
  };
}

function findUncacheable(schema: GraphQLSchema): ReadonlySet<GraphQLNamedType> {
  const cacheControl = schema.getDirective("cacheControl")!;
  const types = Object.values(schema.getTypeMap());
  return new Set(types.filter(({ astNode }) => astNode && getDirectiveValues(cacheControl, astNode)?.maxAge === 0));
}
