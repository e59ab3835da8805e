import { startHttpServer } from "./httpServer";

/**
 * A BFF that finds every page under a path and answers the operations that follow by their names; it has nothing for the others. It runs
 * until the test ends.
 */
export function startPageGraph(path: string, answers: Record<string, object>) {
  return startHttpServer((response, request) => {
    if (request.url === "/versions") return void response.end("{}");
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const name = /query (\w+)/.exec((JSON.parse(body) as { query: string }).query)![1]!;
      const { language = "EN_US" } = (JSON.parse(body) as { variables: { language?: string } }).variables;
      const lang = language.toLowerCase().replace("_", "-");
      const found = { RouteByPath: { data: { route: { status: "FOUND", path, lang } } } };
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ ...found, ...answers }[name] ?? { errors: [{ message: "Away." }] }));
    });
  });
}
