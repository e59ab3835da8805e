import { buildSchema } from "./buildSchema";
import { resolvers } from "./resolvers";
import { typeDefs } from "./typeDefs";

/** The graph with its resolvers. They keep nothing of one server, so that all servers of a process share what is slow to build. */
export const schema = buildSchema(typeDefs, resolvers);
