import { ApolloLink } from "@apollo/client";
import { Observable } from "rxjs";
import { clientHeaders } from "../clientHeaders";
import { readAnswer } from "../readAnswer";
import type { SentText } from "../toDocument";
import { anySignal } from "./anySignal";
import { upload } from "./upload";

const HEADERS = clientHeaders("keyway-browser");

/** Sends an operation to the BFF on the page's origin, with its files, if any. The request is aborted when its subscriber leaves. */
export const sendToBff = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const left = new AbortController();
      send(operation, left.signal)
        .then((response) => readAnswer<Record<string, unknown>>(response, operation.operationName ?? ""))
        .then(({ data, errors }) => {
          observer.next(errors.length > 0 ? { data, errors } : { data });
          observer.complete();
        })
        .catch((error: unknown) => observer.error(error));
      return () => left.abort();
    }),
);

function send(operation: ApolloLink.Operation, left: AbortSignal): Promise<Response> {
  const { signal, timeoutMs, isTextLeftOut, onProgress } = operation.getContext();
  const limits = [left, signal, timeoutMs && AbortSignal.timeout(timeoutMs)].filter((limit) => limit instanceof AbortSignal);
  const ended = anySignal(limits);
  const { text } = operation.query as unknown as SentText;
  const { operationName, variables, extensions } = operation;
  const files = Object.entries(variables).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob);
  const body = {
    operationName,
    variables: { ...variables, ...Object.fromEntries(files.map(([name]) => [name, null])) },
    ...(!isTextLeftOut && { query: text }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
  };
  if (files.length > 0)
    return upload("/graphql", {
      body: toForm(body, files),
      headers: { ...HEADERS, "apollo-require-preflight": "1" },
      signal: ended,
      onProgress,
    });
  const headers = { "content-type": "application/json", ...HEADERS };
  return fetch("/graphql", { method: "POST", credentials: "same-origin", headers, body: JSON.stringify(body), signal: ended });
}

/** Returns the body of a GraphQL multipart request, which the browser streams from the files. */
function toForm(body: object, files: readonly [name: string, file: Blob][]): FormData {
  const form = new FormData();
  form.append("operations", JSON.stringify(body));
  form.append("map", JSON.stringify(Object.fromEntries(files.map(([name], index) => [index, [`variables.${name}`]]))));
  // The file's name on the visitor's disk is not sent.
  for (const [index, [name, file]] of files.entries()) form.append(String(index), file, name);
  return form;
}
