import type { z } from "zod";
import { SourceError } from "./errors";

/** Parses the payload of an upstream; throws a SourceError that names the field that does not fit. */
export function parsePayload<T extends z.ZodType>(source: string, schema: T, payload: unknown): z.output<T> {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SourceError(`${source} sent a payload that does not fit: ${issue?.path.join(".")} ${issue?.message}`, {
    source,
    code: "UPSTREAM_BAD_PAYLOAD",
    cause: parsed.error,
  });
}
