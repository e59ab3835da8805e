import type { Page, Request } from "playwright-core";

interface Asked {
  name: string;
  variables: Record<string, string>;
}

/** What a page asks the BFF for from now on, by name and with its variables. A query that is sent again, whole, is one. */
export function askedOf(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on("request", (request) => {
    const { operationName, variables, query, extensions } = bodyOf(request);
    const isSecond = query !== undefined && extensions?.persistedQuery !== undefined;
    if (operationName && !isSecond) asked.push({ name: operationName, variables: variables ?? {} });
  });
  return asked;
}

/** The operation that a request asks the BFF for; undefined where it asks for something else. */
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
