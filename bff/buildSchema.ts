import { makeExecutableSchema } from "@graphql-tools/schema";
import { type GraphQLScalarType, type GraphQLSchema, isObjectType, isScalarType } from "graphql";
import { countFields } from "./cost/boundWork";
import { isPure, pure } from "./lib/pure";

type Resolver = (...args: never[]) => unknown;

/** The resolver of a subscription: what yields its events. */
interface EventResolver {
  subscribe: Resolver;
  resolve?: Resolver;
}

/** Resolvers by type and field, and the values of enums by name; scalars as they are. */
type ResolverMap = Readonly<Record<string, Readonly<Record<string, Resolver | EventResolver | string>> | GraphQLScalarType>>;

/** Builds a graph of types and resolvers, in which each resolved field is counted. */
export function buildSchema(typeDefs: string, resolvers: readonly ResolverMap[]): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs, resolvers: resolvers as never, noLocation: true });
  for (const types of resolvers) markPure(schema, types);
  return countFields(schema);
}

/** Marks the graph's resolvers as pure when ours are: graphql-tools binds each resolver to its type, which loses the mark. */
function markPure(schema: GraphQLSchema, types: ResolverMap): void {
  for (const [name, fields] of Object.entries(types)) {
    const type = schema.getType(name);
    if (!isObjectType(type) || isScalarType(fields)) continue;
    for (const [field, resolve] of Object.entries(fields))
      if (typeof resolve === "function" && isPure(resolve)) pure(type.getFields()[field]!.resolve!);
  }
}
