import { z } from "zod";
import { createInvalidArgument, GoogleError } from "./googleError";
import type { Language } from "./regionNames";

const maxTokenLength = 36;

/** Parses a language. Languages other than English and French are refused, since this stand-in has no texts in them. */
export const languageCode = z
  .string()
  .regex(/^(en|fr)(-[A-Za-z]{2})?$/i, "only en and fr are implemented")
  .default("en")
  .transform((code) => code.slice(0, 2).toLowerCase() as Language);

/** Parses a country code of two letters. */
export const regionCode = z
  .string()
  .regex(/^[a-z]{2}$/i, "must be a two-letter CLDR code")
  .transform((code) => code.toLowerCase());

/** Parses a session token. */
export const sessionToken = z
  .string()
  .max(maxTokenLength, `must not be longer than ${maxTokenLength} characters`)
  .regex(/^[\w=-]+$/, "must be URL-safe base64");

/** Parses a JSON body with a schema. Throws a 400 that names the field, in the service's words. */
export function parseBody<Body>(text: string, schema: z.ZodType<Body>): Body {
  return parseWith(schema, parseJson(text), "Cannot find field.");
}

/** Parses query parameters with a schema. Throws a 400 that names an invalid or unknown parameter. */
export function parseQuery<Query>(query: URLSearchParams, schema: z.ZodType<Query>): Query {
  const unbound = "Cannot bind query parameter. Field could not be found in request message.";
  return parseWith(schema, Object.fromEntries(query), unbound);
}

function parseWith<Value>(schema: z.ZodType<Value>, input: unknown, unknownField: string): Value {
  const { data, error } = schema.safeParse(input);
  if (!error) return data as Value;
  throw toGoogleError(error.issues[0]!, unknownField);
}

function toGoogleError(issue: z.core.$ZodIssue, unknownField: string): GoogleError {
  const at = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const where = at ? ` at '${at}'` : "";
    const message = `Invalid JSON payload received. Unknown name "${issue.keys[0]}"${where}: ${unknownField}`;
    return createInvalidArgument(message, [at, issue.keys[0]].filter(Boolean).join("."));
  }
  if (issue.code === "custom" && issue.params?.isWhole) return createInvalidArgument(issue.message, at);
  return createInvalidArgument(`Invalid value at '${at}': ${issue.message}`, at);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createInvalidArgument("Invalid JSON payload received. Unexpected token.");
  }
}
