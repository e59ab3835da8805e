import { readFileSync } from "node:fs";

/** The SDL that codegen printed from bff/modules: the server runs what was reviewed. */
export const typeDefs = readFileSync(new URL("../schema.graphql", import.meta.url), "utf8");
