import { makeExecutableSchema } from "@graphql-tools/schema";
import { type GraphQLScalarType, type GraphQLSchema, isObjectType, isScalarType } from "graphql";
import { countFields } from "./cost/boundWork";
import { isPure, pure } from "./lib/pure";

type Resolver = (...args: never[]) => unknown;

/** By type and field; scalars as they are. */
type ResolverMap = Readonly<Record<string, Readonly<Record<string, Resolver>> | GraphQLScalarType>>;

/** A graph of types and the resolvers of their fields, which are counted as they run. */
export function buildSchema(typeDefs: string, resolvers: readonly ResolverMap[]): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs, resolvers: resolvers as never, noLocation: true });
  for (const types of resolvers) markPure(schema, types);
  return countFields(schema);
}

/** Marks the resolvers of a graph that are marked themselves: graphql-tools binds each to its type. */
function markPure(schema: GraphQLSchema, types: ResolverMap): void {
  for (const [name, fields] of Object.entries(types)) {
    const type = schema.getType(name);
    if (!isObjectType(type) || isScalarType(fields)) continue;
    for (const [field, resolve] of Object.entries(fields)) if (isPure(resolve)) pure(type.getFields()[field]!.resolve!);
  }
}
