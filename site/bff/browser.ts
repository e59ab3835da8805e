import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import type { DocumentNode } from "graphql";
import { clientHeaders } from "./clientHeaders";
import { mayPersist, wantsText } from "./persistedQueries";
import { warn } from "./warn";
import { withModelNames } from "./withModelNames";

let client: ApolloClient | undefined;

/** The browser's client of the BFF, on the page's own origin. Nothing is kept: what the server knew came with the page. */
export function browserClient(): ApolloClient {
  return (client ??= new ApolloClient({
    link: ApolloLink.from([
      new ErrorLink(({ error, operation }) => warn(operation.operationName ?? "", error)),
      new ApolloLink(nameFields),
      persistQueries(),
      new HttpLink({ uri: "/graphql", credentials: "same-origin", headers: clientHeaders("keyway-browser"), fetch: fetchAnswer }),
    ]),
    cache: new InMemoryCache(),
    defaultOptions: { query: { fetchPolicy: "no-cache" }, watchQuery: { fetchPolicy: "no-cache" } },
  }));
}

/** Gives the fields of content their models' names, as readAnswer() does. */
const nameFields: ApolloLink.RequestHandler = (operation, forward) =>
  new Observable((observer) =>
    forward(operation).subscribe({
      next: (result) => observer.next({ ...result, data: withModelNames(result.data) }),
      error: (error) => observer.error(error),
      complete: () => observer.complete(),
    }),
  );

/** Queries are asked by the hash that codegen has put into their documents; a mutation has none, and goes as it is. */
function persistQueries(): ApolloLink {
  const byHash = new PersistedQueryLink({
    generateHash: (document) => hashOf(document)!,
    // Called first, with the same answer; what it says of the BFF holds for every way of asking.
    disable: (answer) => asksForText(answer) && !mayPersist(),
    // Of its own it would take 400 and 500 for answers.
    retry: asksForText,
  });
  return ApolloLink.split(({ query }) => hashOf(query) !== undefined && mayPersist(), byHash);
}

function asksForText({ operation, result }: PersistedQueryLink.RetryFunctionOptions): boolean {
  const { response } = operation.getContext() as { response?: Response };
  return wantsText(response?.status, result?.errors ?? []);
}

function hashOf(document: DocumentNode): string | undefined {
  return (document as DocumentNode & { sha256?: string }).sha256;
}

/** As every status of 300 and more: Apollo's client takes one for an answer where its type is GraphQL's own. */
async function fetchAnswer(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.status < 300) return response;
  return new Response((await response.text()) || null, { status: response.status, headers: { "content-type": "application/json" } });
}
