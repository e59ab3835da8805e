import { GraphQLError, type GraphQLResolveInfo, responsePathAsArray } from "graphql";
import type { FieldError } from "#shared/forms/errors.ts";
import type { Context } from "../../context";
import type { ErrorCode } from "../../lib/errorCodes";
import { SourceError } from "../../lib/errors";
import type { Receipt } from "../../sources/jobs/client";
import { fieldMessages } from "./fieldMessages";

/** An error that is a result of a mutation. */
interface ErrorResult {
  message: string;
  code: ErrorCode;
}

/** The result of a form, by its type in the graph. */
export type Result<Received extends string> =
  | { __typename: Received; reference: string }
  | ({ __typename: "InvalidInput"; fieldErrors: { field: string[]; code: FieldError["code"]; message: string }[] } & ErrorResult)
  | ({ __typename: "TooManyRequests"; retryAfter: number | null } & ErrorResult)
  | ({ __typename: "ServiceUnavailable" } & ErrorResult);

/**
 * Returns the result of sending a form, of which an accepted one has the type `received`. Errors that visitors can cause or wait for are
 * results; all others are thrown. Failures of the upstream are noted in the context, so that logs and metrics have them.
 */
export async function toResult<Received extends string>(
  received: Received,
  sending: Promise<Receipt>,
  context: Pick<Context, "faults" | "answer">,
  { path }: Pick<GraphQLResolveInfo, "path">,
): Promise<Result<Received>> {
  try {
    const receipt = await sending;
    return "reference" in receipt ? { __typename: received, reference: receipt.reference } : toInvalidInput(receipt.errors);
  } catch (error) {
    const result = toFailure(error);
    if (!result) throw error;
    context.answer.addResultError(result.code);
    if (error instanceof SourceError) {
      context.faults.add(error, responsePathAsArray(path));
      context.answer.addFailure(error.source);
    }
    return result;
  }
}

function toInvalidInput(errors: readonly FieldError[]) {
  const fieldErrors = errors.map(({ field, code }) => ({
    field: field === "resume" ? [field] : ["input", field],
    code,
    message: fieldMessages[code],
  }));
  const message = `These fields have to be changed: ${errors.map(({ field }) => field).join(", ")}.`;
  return { __typename: "InvalidInput" as const, code: "BAD_USER_INPUT" as const, message, fieldErrors };
}

/** Returns the result for an error that visitors can wait for; undefined for any other. */
function toFailure(error: unknown) {
  if (error instanceof GraphQLError && error.extensions.code === "RATE_LIMITED")
    return toTooManyRequests("RATE_LIMITED", error.message, error.extensions.retryAfter as number);
  if (!(error instanceof SourceError)) return undefined;
  const { code, publicMessage: message, retryAfter } = error;
  return code === "UPSTREAM_RATE_LIMITED"
    ? toTooManyRequests(code, message, retryAfter)
    : { __typename: "ServiceUnavailable" as const, code, message };
}

function toTooManyRequests(code: ErrorCode, message: string, retryAfter: number | null = null) {
  return { __typename: "TooManyRequests" as const, code, message, retryAfter };
}
