// Mercurius with its just-in-time compiler. Its data is a file with the SDL and the answer to return.
import { readFileSync } from "node:fs";
import Fastify from "fastify";
import mercurius from "mercurius";

const [file, port] = process.argv.slice(2);
const { sdl, abstractTypes, data } = JSON.parse(readFileSync(file, "utf8"));
const resolvers = Object.fromEntries(abstractTypes.map((name) => [name, { resolveType: ({ __typename: type }) => type }]));
resolvers.Query = Object.fromEntries(Object.entries(data).map(([field, value]) => [field, async () => value]));

const app = Fastify();
await app.register(mercurius, { schema: sdl, resolvers, jit: 1 });
await app.listen({ port: Number(port), host: "127.0.0.1" });
