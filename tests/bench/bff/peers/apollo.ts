import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";

/** Apollo Server alone, started as in its documentation, as a reference for the BFF. */
const server = new ApolloServer({ typeDefs: "type Query { ok: Boolean }", csrfPrevention: false });
await startStandaloneServer(server, { listen: { port: Number(process.argv[2]), host: "127.0.0.1" } });
