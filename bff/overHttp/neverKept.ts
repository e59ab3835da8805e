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

/** Builds a check whether a document selects a field of a type with `@cacheControl(maxAge: 0)`, which no cache may store. */
export function createAsksForNeverKept(schema: GraphQLSchema): (document: DocumentNode) => boolean {
  const neverKept = findNeverKept(schema);
  const mayBeNeverKept = (type: GraphQLNamedType) =>
    neverKept.has(type) || (isAbstractType(type) && schema.getPossibleTypes(type).some((possible) => neverKept.has(possible)));
  const known = new WeakMap<DocumentNode, boolean>();

  return (document) => {
    const before = known.get(document);
    if (before !== undefined) return before;
    const asked = new Set<GraphQLNamedType>();
    const info = new TypeInfo(schema);
    visit(document, visitWithTypeInfo(info, { Field: () => void asked.add(getNamedType(info.getType()!)) }));
    const asks = [...asked].some(mayBeNeverKept);
    known.set(document, asks);
    return asks;
  };
}

function findNeverKept(schema: GraphQLSchema): ReadonlySet<GraphQLNamedType> {
  const cacheControl = schema.getDirective("cacheControl")!;
  const types = Object.values(schema.getTypeMap());
  return new Set(types.filter(({ astNode }) => astNode && getDirectiveValues(cacheControl, astNode)?.maxAge === 0));
}
