import { ApolloLink, ServerError, ServerParseError } from "@apollo/client";
import { catchError, map } from "rxjs";
import { parseBody, toAnswer } from "../readAnswer";

/** Reads results as the site's server does: failures have the same words, and fields of content the names of their models. */
export const readResults = new ApolloLink((operation, forward) => {
  const read = (body: unknown, status: number) => {
    const { data, errors } = toAnswer<Record<string, unknown>>(body, status, operation.operationName ?? "");
    return errors.length > 0 ? { data, errors } : { data };
  };
  return forward(operation).pipe(
    map((result) => read(result, operation.getContext().response!.status)),
    catchError((error: unknown) => {
      if (!ServerError.is(error) && !ServerParseError.is(error)) throw error;
      return [read(parseBody(error.bodyText), error.statusCode)];
    }),
  );
});
