import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

interface ResponseObject {
  $ref?: string;
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema: object }>;
}

interface Description {
  paths: Record<string, Record<string, { responses: Record<string, ResponseObject> }>>;
  components: { responses: Record<string, ResponseObject>; schemas: Record<string, object> };
}

/** An operation of the description, such as `GET /kiosks/{locationId}`. */
export type Operation = string;

/** What a described answer must be like. */
export interface DescribedResponse {
  mediaType: string | undefined;
  requiredHeaders: string[];
  /** Says what is wrong with a body, by path; nothing when it is right. */
  findFaults(body: unknown): string[];
}

/** Reads an OpenAPI file; what it describes can be asked for by operation and status. */
export function readOpenApi(path: string) {
  const text = readFileSync(path, "utf8");
  // Zod resolves references below $defs only.
  const api = parse(text.replaceAll("#/components/schemas/", "#/$defs/")) as Description;
  const $defs = api.components.schemas as Record<string, never>;
  return {
    operations: Object.entries(api.paths).flatMap(([template, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${template}`),
    ),
    describe(operation: Operation, status: number): DescribedResponse {
      const [method = "", template = ""] = operation.split(" ");
      const responses = api.paths[template]?.[method.toLowerCase()]?.responses;
      if (!responses) throw new Error(`${operation} is not described`);
      const response = follow(responses[status] ?? responses.default);
      const [mediaType, content] = Object.entries(response.content ?? {})[0] ?? [];
      const schema = content && z.fromJSONSchema({ ...content.schema, $defs });
      return {
        mediaType,
        requiredHeaders: Object.entries(response.headers ?? {})
          .filter(([, { required }]) => required)
          .map(([name]) => name),
        findFaults: (body) =>
          (schema?.safeParse(body).error?.issues ?? []).map(
            (issue) => `${issue.path.join(".")}: ${issue.message}`,
          ),
      };
    },
  };

  function follow(response: ResponseObject | undefined): ResponseObject {
    const name = response?.$ref?.split("/").at(-1);
    const found = name ? api.components.responses[name] : response;
    if (!found) throw new Error(`There is no response ${name ?? "by default"}`);
    return found;
  }
}
