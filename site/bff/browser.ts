import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client";

let client: ApolloClient | undefined;

/** The browser's client of the BFF, on the page's own origin. Nothing is kept: what the server knew came with the page. */
export function browserClient(): ApolloClient {
  return (client ??= new ApolloClient({
    link: new HttpLink({ uri: "/graphql", credentials: "same-origin", headers: { "apollographql-client-name": "keyway-browser" } }),
    cache: new InMemoryCache(),
    defaultOptions: { query: { fetchPolicy: "no-cache" }, watchQuery: { fetchPolicy: "no-cache" } },
  }));
}
