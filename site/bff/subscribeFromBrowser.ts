import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import { createClient } from "graphql-ws";

/** A subscription that is open or is being opened again. */
export interface Subscription {
  /** Whether the BFF is connected, so that news arrives. */
  isConnected(): boolean;
  /** Connects again, with the cookies that the browser has now. */
  reconnect(): void;
  end(): void;
}

/** Longest time in milliseconds that the BFF may take to accept a connection. */
const TIMEOUT_MS = 30_000;
/** Milliseconds before the first attempt to connect again; each further one waits twice as long, up to the longest pause. */
const PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

interface Handlers<TData> {
  /** Called with each result. */
  onData(data: TData): void;
  /** Called when the BFF has ended the subscription by an error. Only `reconnect()` begins it again. */
  onEnd(): void;
}

/** Subscribes at the BFF over a web socket, and connects again without end. */
export function subscribeFromBrowser<TData>(
  document: TypedDocumentNode<TData, Record<string, never>>,
  { onData, onEnd }: Handlers<TData>,
): Subscription {
  let isConnected = false;
  let isSubscribed = false;
  const client = createClient({
    url: location.origin.replace(/^http/, "ws") + "/graphql",
    connectionAckWaitTimeout: TIMEOUT_MS,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, Math.min(PAUSE_MS * 2 ** retries, MAX_PAUSE_MS))),
    on: {
      connected: () => (isConnected = true),
      closed: () => (isConnected = false),
    },
  });
  const subscribe = () => {
    isSubscribed = true;
    const end = () => {
      isSubscribed = false;
      onEnd();
    };
    client.subscribe<TData>({ query: print(document) }, { next: ({ data }) => data && onData(data), error: end, complete: () => {} });
  };
  subscribe();
  return {
    isConnected: () => isConnected && isSubscribed,
    reconnect() {
      client.terminate();
      if (!isSubscribed) subscribe();
    },
    end: () => void client.dispose(),
  };
}
