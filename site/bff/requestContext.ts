import "@apollo/client";

declare module "@apollo/client" {
  /** Options of a request, beside the variables. */
  interface DefaultContext {
    /** Aborts the request. */
    signal?: AbortSignal;
    /** Time limit of the request. */
    timeoutMs?: number;
    /** Cancels the pending request of the same operation (site/bff/links/cancelPrevious.ts). */
    cancelPrevious?: boolean;
    /** Called with the part of an upload that is sent, from 0 to 1. */
    onProgress?(part: number): void;
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
