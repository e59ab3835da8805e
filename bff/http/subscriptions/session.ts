import { type ExecutionResult, GraphQLError } from "graphql";
import { CloseCode, type Message, MessageType, parseMessage, stringifyMessage, type SubscribePayload } from "graphql-ws";

/** The server's side of one connection, by the protocol graphql-transport-ws. */
export interface Session {
  /** Whether the client has begun the protocol. */
  readonly isInitialised: boolean;
  /** Takes a message of the client. */
  receive(text: string): void;
  /** Ends all subscriptions: the connection is closed. */
  end(): void;
}

interface SessionOptions {
  send(text: string): void;
  /** Closes the connection. */
  close(code: number, reason: string): void;
  /** Starts a subscription, until the signal aborts. Returns the errors of one that is invalid; rejects with a GraphQLError, too. */
  subscribe(payload: SubscribePayload, signal: AbortSignal): Promise<AsyncIterable<ExecutionResult> | readonly GraphQLError[]>;
  /** Called with an error of our own. */
  onFault(error: unknown): void;
}

/** An open page needs one subscription. */
const MAX_SUBSCRIPTIONS = 3;

/** Without the client's payload, which would let it choose the length of what it does not read. */
const PONG = stringifyMessage<MessageType.Pong>({ type: MessageType.Pong });
const ACK = stringifyMessage<MessageType.ConnectionAck>({ type: MessageType.ConnectionAck });

/**
 * Creates a session. The server of graphql-ws is not used: it finds a subscription by the client's id only, so that one whose id is used
 * again before it has started cannot be ended any more, and it writes stacks to the console.
 */
export function createSession({ send, close, subscribe, onFault }: SessionOptions): Session {
  /** The open subscriptions, by the client's ids. */
  const open = new Map<string, AbortController>();
  let isInitialised = false;

  const sendMessage = (message: Message) => send(stringifyMessage(message));
  const sendErrors = (id: string, errors: readonly GraphQLError[]) =>
    sendMessage({ id, type: MessageType.Error, payload: errors.map((error) => error.toJSON()) });

  async function run(id: string, payload: SubscribePayload, { signal }: AbortController): Promise<void> {
    try {
      const results = await subscribe(payload, signal);
      if (signal.aborted) return;
      if (!(Symbol.asyncIterator in results)) return sendErrors(id, results);
      for await (const result of results) {
        if (signal.aborted) return;
        sendMessage({ id, type: MessageType.Next, payload: { ...result, errors: result.errors?.map((error) => error.toJSON()) } });
      }
      if (!signal.aborted) sendMessage({ id, type: MessageType.Complete });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof GraphQLError) return sendErrors(id, [error]);
      onFault(error);
      close(CloseCode.InternalServerError, "Internal server error");
    }
  }

  function start(id: string, payload: SubscribePayload): void {
    if (!isInitialised) return close(CloseCode.Unauthorized, "Unauthorized");
    if (open.has(id)) return close(CloseCode.SubscriberAlreadyExists, "This id is in use");
    if (open.size >= MAX_SUBSCRIPTIONS)
      return sendErrors(id, [new GraphQLError(`A connection has ${MAX_SUBSCRIPTIONS} subscriptions at most: complete one of them first.`)]);
    const subscription = new AbortController();
    open.set(id, subscription);
    void run(id, payload, subscription).finally(() => {
      // The client may use the id again as soon as it has completed the subscription.
      if (open.get(id) === subscription) open.delete(id);
    });
  }

  function end(id: string): void {
    open.get(id)?.abort();
    open.delete(id);
  }

  return {
    get isInitialised() {
      return isInitialised;
    },
    receive(text) {
      const message = parse(text);
      switch (message?.type) {
        case MessageType.ConnectionInit:
          if (isInitialised) return close(CloseCode.TooManyInitialisationRequests, "Too many initialisation requests");
          isInitialised = true;
          return send(ACK);
        case MessageType.Ping:
          return send(PONG);
        case MessageType.Pong:
          return;
        case MessageType.Subscribe:
          return start(message.id, message.payload);
        case MessageType.Complete:
          return end(message.id);
        default:
          // Not JSON, or a message that only servers send.
          return close(CloseCode.BadRequest, "Invalid message");
      }
    },
    end: () => [...open.keys()].forEach(end),
  };
}

/** Returns a message; undefined when it is none of the protocol. */
function parse(text: string): Message | undefined {
  try {
    return parseMessage(text);
  } catch {
    return undefined;
  }
}
