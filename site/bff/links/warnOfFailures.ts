import { ApolloLink } from "@apollo/client";
import { tap } from "rxjs";
import { errorTexts } from "../errorMessage";
import { warn } from "../warn";

/** Says in the browser's console what is missing of an answer and why, once, however often it was asked for. */
export const warnOfFailures = new ApolloLink((operation, forward) => {
  const name = operation.operationName ?? "";
  return forward(operation).pipe(
    tap({
      next: ({ errors }) => errors && warn(name, errorTexts.graphQL(errors)),
      error: (error: unknown) => warn(name, error),
    }),
  );
});
