import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

interface ResponseObject {
  $ref?: string;
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema: object }>;
}

interface OperationObject {
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, ResponseObject>;
}

interface Description {
  paths: Record<string, Record<string, OperationObject>>;
  components: { responses: Record<string, ResponseObject>; schemas: Record<string, object> };
}

/** An operation of the description, such as `GET /kiosks/{locationId}`. */
export type Operation = string;

/** The description of a body. */
export interface DescribedBody {
  mediaType: string | undefined;
  /** Returns the faults of a body with their paths; empty if it matches the description. */
  findFaults(body: unknown): string[];
}

/** The description of a response. */
export interface DescribedResponse extends DescribedBody {
  requiredHeaders: string[];
}

/** Reads an OpenAPI file and returns its descriptions by operation and status. */
export function readOpenApi(path: string) {
  const text = readFileSync(path, "utf8");
  // Zod resolves only references below $defs.
  const api = parse(text.replaceAll("#/components/schemas/", "#/$defs/")) as Description;
  const $defs = api.components.schemas as Record<string, never>;
  const find = (operation: Operation): OperationObject => {
    const [method = "", template = ""] = operation.split(" ");
    const found = api.paths[template]?.[method.toLowerCase()];
    if (!found) throw new Error(`${operation} is not described`);
    return found;
  };
  return {
    operations: Object.entries(api.paths).flatMap(([template, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${template}`),
    ),
    describe(operation: Operation, status: number): DescribedResponse {
      const { responses } = find(operation);
      const response = follow(responses[status] ?? responses.default);
      return {
        ...read(response.content),
        requiredHeaders: Object.entries(response.headers ?? {})
          .filter(([, { required }]) => required)
          .map(([name]) => name),
      };
    },
    /** Returns the description of an operation's request body. */
    describeRequest: (operation: Operation): DescribedBody => read(find(operation).requestBody?.content),
    /** Returns the described statuses of an operation. */
    statusesOf: (operation: Operation): number[] => Object.keys(find(operation).responses).map(Number),
  };

  function read(contents: Record<string, { schema: object }> = {}): DescribedBody {
    const [mediaType, content] = Object.entries(contents)[0] ?? [];
    const schema = content && z.fromJSONSchema({ ...content.schema, $defs });
    const findFaults = (body: unknown) =>
      (schema?.safeParse(body).error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    return { mediaType, findFaults };
  }

  function follow(response: ResponseObject | undefined): ResponseObject {
    const name = response?.$ref?.split("/").at(-1);
    const found = name ? api.components.responses[name] : response;
    if (!found) throw new Error(`There is no response ${name ?? "by default"}`);
    return found;
  }
}
