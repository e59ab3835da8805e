import { readFile } from "node:fs/promises";
import { examples } from "./examples";

/** A file of the sandbox's page. */
export interface Asset {
  type: string;
  read(): Promise<string>;
}

/** GraphiQL as it comes packed: one script, one stylesheet and the workers of its editor, each a string. */
type Packed = typeof import("@graphql-yoga/render-graphiql/graphiql");

const SCRIPT = "text/javascript";
const STYLESHEET = "text/css";

/** What stands below `/graphql/sandbox/`, by name. Workers are named as the editor calls them. */
export const assets: ReadonlyMap<string, Asset> = new Map([
  ["graphiql.js", packed("js", SCRIPT)],
  ["graphiql.css", packed("css", STYLESHEET)],
  ["editorWorkerService.worker.js", packed("editorWorkerService", SCRIPT)],
  ["graphql.worker.js", packed("graphqlWorker", SCRIPT)],
  ["json.worker.js", packed("jsonWorker", SCRIPT)],
  ["sandbox.js", own("sandbox.js", SCRIPT)],
  ["sandbox.css", own("sandbox.css", STYLESHEET)],
  ["mark.svg", own("mark.svg", "image/svg+xml")],
  ["examples.json", { type: "application/json", read: async () => JSON.stringify(examples) }],
]);

/** The page itself. */
export const page: Asset = own("index.html", "text/html");

function own(file: string, type: string): Asset {
  return { type, read: () => readFile(new URL(`client/${file}`, import.meta.url), "utf8") };
}

// Nine megabytes, which a server without visitors of the sandbox need not hold.
function packed(name: keyof Packed, type: string): Asset {
  return { type, read: async () => (await import("@graphql-yoga/render-graphiql/graphiql"))[name] };
}
