import { readFile } from "node:fs/promises";
import { examples } from "./examples";

/** A file of the sandbox's page. */
export interface Asset {
  type: string;
  read(): Promise<string>;
}

/** GraphiQL's distribution: one script, one stylesheet and the workers of its editor, each a string. */
type Packed = typeof import("@graphql-yoga/render-graphiql/graphiql");

const SCRIPT = "text/javascript";
const STYLESHEET = "text/css";

/** The files below `/graphql/sandbox/`, by name. Workers have the names that the editor requests. */
export const assets: ReadonlyMap<string, Asset> = new Map([
  ["graphiql.js", packed("js", SCRIPT)],
  ["graphiql.css", packed("css", STYLESHEET)],
  ["editorWorkerService.worker.js", packed("editorWorkerService", SCRIPT)],
  ["graphql.worker.js", packed("graphqlWorker", SCRIPT)],
  ["json.worker.js", packed("jsonWorker", SCRIPT)],
  ["sandbox.js", readBundled("sandbox.js", SCRIPT)],
  ["sandbox.css", readBundled("sandbox.css", STYLESHEET)],
  ["mark.svg", readBundled("mark.svg", "image/svg+xml")],
  ["examples.json", { type: "application/json", read: async () => JSON.stringify(examples) }],
]);

/** The page itself. */
export const page: Asset = readBundled("index.html", "text/html");

function readBundled(file: string, type: string): Asset {
  return { type, read: () => readFile(new URL(`client/${file}`, import.meta.url), "utf8") };
}

// Loaded on demand: nine megabytes, which a server need not hold when the sandbox is not used.
function packed(name: keyof Packed, type: string): Asset {
  return { type, read: async () => (await import("@graphql-yoga/render-graphiql/graphiql"))[name] };
}
