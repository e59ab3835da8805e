import { readFileSync } from "node:fs";

/** The graph as codegen printed it from bff/modules: what the server runs is what was reviewed. */
export const typeDefs = readFileSync(new URL("./schema.graphql", import.meta.url), "utf8");
