import { buildSchema } from "./buildSchema";
import { resolvers } from "./resolvers";
import { typeDefs } from "./typeDefs";

/**
 * The graph with its resolvers. They hold no state of a server, so that all servers of a process share the schema, which is slow to build.
 */
export const schema = buildSchema(typeDefs, resolvers);
