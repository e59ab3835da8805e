import "@apollo/client";

declare module "@apollo/client" {
  /** Options of a request, beside the variables. */
  interface DefaultContext {
    /** Time limit of a query, which then has no signal of its own. */
    timeoutMs?: number;
    /** Options of `fetch`, such as the signal that aborts the request. */
    fetchOptions?: RequestInit & {
      /** Called with the part of an upload that is sent, from 0 to 1. */
      onProgress?(part: number): void;
    };
    /** The response, once it has arrived. */
    response?: Response;
  }

  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: "all";
      }
      interface Query {
        errorPolicy: "all";
      }
      interface Mutate {
        errorPolicy: "all";
      }
    }
  }
}
