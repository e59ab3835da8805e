import "@apollo/client";

declare module "@apollo/client" {
  /** What an operation may say of its request, beside its variables. */
  interface DefaultContext {
    /** Ends the request. */
    signal?: AbortSignal;
    /** How long an answer is waited for. */
    timeoutMs?: number;
    /** Ends the request of the same operation that is still under way (site/bff/links/cancelPrevious.ts). */
    cancelPrevious?: boolean;
    /** Told how much of an upload has left, from 0 to 1. */
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
