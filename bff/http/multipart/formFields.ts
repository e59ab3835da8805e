import { z } from "zod";
import { parseJson } from "../../lib/parseJson";
import type { Upload } from "../../modules/applications/upload";
import { badForm } from "./badForm";

/** The operation of a request, as a client sends it; Apollo validates it. */
export type SentOperation = Readonly<Record<string, unknown>>;

/** The two fields of a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec). */
export interface FormFields {
  operation: SentOperation;
  /** The name of the part with the file; undefined when the map names none. */
  fileName: string | undefined;
  /** Returns the operation with the file as the value of the variables that the map names. */
  withFile(upload: Upload): SentOperation;
}

const json = z.record(z.string(), z.unknown());
/** Where a file may be put: into a variable, as `variables.resume`. A path through properties could reach those of all objects. */
const paths = z.array(z.string().regex(/^variables\.[A-Za-z_]\w*$/)).min(1);

/** Parses the field `operations`. Throws a GraphQLError that says what is wrong. */
export function parseOperation(text: string): SentOperation {
  const value = parse("operations", text);
  if (Array.isArray(value)) throw badForm("operations is a list: send one operation, not a batch.");
  const { data } = json.safeParse(value);
  if (!data) throw badForm('operations is not an object: send {"query": …, "variables": …} as JSON.');
  return data;
}

/** Parses the field `map` of a request with this operation. Throws a GraphQLError that says what is wrong. */
export function parseMap(text: string, operation: SentOperation): FormFields {
  const { data } = json.safeParse(parse("map", text));
  const [entry, ...more] = Object.entries(data ?? {});
  if (!data) throw badForm('map is not an object: send {"0": ["variables.NAME"]}, where 0 is the name of the part with the file.');
  if (more.length > 0) throw badForm("map names several files: send one file in a request.");
  if (!entry) return { operation, fileName: undefined, withFile: () => operation };
  const names = paths.safeParse(entry[1]).data?.map((path) => path.slice("variables.".length));
  if (!names) throw badForm('map has a path that is not a variable: a file has a list of them, as in {"0": ["variables.NAME"]}.');
  const variables = json.safeParse(operation.variables).data ?? {};
  if (names.some((name) => Object.hasOwn(variables, name) && variables[name] !== null))
    throw badForm("map names a variable that has a value: send null in operations for the file.");
  return {
    operation,
    fileName: entry[0],
    withFile: (upload) => ({ ...operation, variables: { ...variables, ...Object.fromEntries(names.map((name) => [name, upload])) } }),
  };
}

function parse(field: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw badForm(`${field} is not JSON.`);
  }
}
