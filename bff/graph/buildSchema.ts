import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLScalarType, GraphQLSchema } from "graphql";
import { countFields } from "../guards/cost/boundWork";

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
  return countFields(makeExecutableSchema({ typeDefs, resolvers: resolvers as never, noLocation: true }));
}
