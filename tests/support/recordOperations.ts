import type { Page, Request } from "playwright-core";

interface SentOperation {
  name: string;
  variables: Record<string, string>;
}

/** Records the operations that a page sends to the BFF from now on, with variables. A query that is repeated with its text counts once. */
export function recordOperations(page: Page): SentOperation[] {
  const operations: SentOperation[] = [];
  page.on("request", (request) => {
    const { operationName, variables, query, extensions } = bodyOf(request);
    const isSecond = query !== undefined && extensions?.persistedQuery !== undefined;
    if (operationName && !isSecond) operations.push({ name: operationName, variables: variables ?? {} });
  });
  return operations;
}

/** Returns the name of the operation in a request to the BFF; undefined for other requests. */
export function operationOf(request: Request): string | undefined {
  return bodyOf(request).operationName;
}

interface Body {
  operationName?: string;
  variables?: Record<string, string>;
  query?: string;
  extensions?: { persistedQuery?: object };
}

function bodyOf(request: Request): Body {
  const isJson = new URL(request.url()).pathname === "/graphql" && request.headers()["content-type"] === "application/json";
  return isJson ? (request.postDataJSON() as Body) : {};
}
