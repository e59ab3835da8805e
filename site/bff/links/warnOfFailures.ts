import { ApolloLink } from "@apollo/client";
import { tap } from "rxjs";
import { errorTexts } from "../errorMessage";
import { warn } from "../warn";

/** Logs an operation's errors in the browser's console, once for all retries. */
export const warnOfFailures = new ApolloLink((operation, forward) => {
  const name = operation.operationName ?? "";
  return forward(operation).pipe(
    tap({
      next: ({ errors }) => errors && warn(name, errorTexts.graphQL(errors)),
      error: (error: unknown) => warn(name, error),
    }),
  );
});
