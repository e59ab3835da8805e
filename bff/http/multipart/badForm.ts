import type { GraphQLError } from "graphql";
import { refusal } from "../../lib/errors";

/** Returns the error for a multipart request that is malformed; `message` says how to correct it. */
export function badForm(message: string, status = 400): GraphQLError {
  return refusal(message, "BAD_REQUEST", { status });
}
