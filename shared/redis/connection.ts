import { createClient, ErrorReply } from "@redis/client";

/** The client of Redis. Commands go through `attempt()`; only rate-limiter-flexible gets the client itself. */
type RedisClient = ReturnType<typeof newClient>;

/** Where the connection reports that Redis went away or came back. */
export interface ConnectionLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** A connection that never fails its caller, which must be able to continue without Redis. */
export interface Redis {
  /** For constructing limiters. */
  client: RedisClient;
  /**
   * Runs commands. Returns undefined when Redis is away, refuses them, or does not answer within the deadline: then the caller continues
   * without it. After a missed deadline, Redis is not asked for a moment, and not before it answers again.
   */
  attempt<T>(run: (client: RedisClient) => Promise<T>): Promise<T | undefined>;
  /** Runs commands for which no caller waits, so also while Redis is slow. They are lost when Redis is away. */
  send(run: (client: RedisClient) => Promise<unknown>): void;
  /** Calls `listener` with each message that any process publishes on a channel, from the time that Redis is reached, and after outages. */
  subscribe(channel: string, listener: (message: string) => void): void;
  close(): void;
}

interface Options {
  /** `redis://` or `rediss://` address, which may contain a password: it is never logged. */
  url: string;
  log: ConnectionLog;
  /** Milliseconds that a caller waits for Redis. */
  deadlineMs?: number;
  /** Milliseconds without any answer after which a connection is given up, since the machine behind it may be gone. */
  silenceMs?: number;
  now?: () => number;
}

/** Redis answers within a millisecond. A page is rendered in less time than ten of these deadlines take. */
const DEADLINE_MS = 100;
/** After a missed deadline, milliseconds during which callers go on without Redis at once. */
const PAUSE_MS = 1_000;
const MAX_RECONNECT_MS = 1_000;
const SILENCE_MS = 10_000;
/** A fault that persists is logged once in this time. */
const LOG_MS = 60_000;

/** Connects to Redis in the background; connects again for as long as it runs. */
export function connectRedis({ url, log, deadlineMs = DEADLINE_MS, silenceMs = SILENCE_MS, now = Date.now }: Options): Redis {
  let isAway = false;
  let pausedUntil = 0;
  let isSilent = false;
  const loggedAt = new Map<string, number>();
  const warn = (details: object, message: string) => {
    if (now() - (loggedAt.get(message) ?? -Infinity) < LOG_MS) return;
    loggedAt.set(message, now());
    log.warn(details, message);
  };

  const client = newClient(url, silenceMs);
  const report = (error: unknown) => {
    if (!isAway) log.warn({ cause: causeOf(error) }, "Redis cannot be reached; this process goes on by itself");
    isAway = true;
  };
  client.on("error", report);
  client.on("ready", () => {
    if (isAway) log.info({}, "Redis is reached again");
    isAway = false;
    pausedUntil = 0;
    isSilent = false;
  });
  client.connect().catch(report);

  const warnOfRefusal = (error: unknown) => {
    if (error instanceof ErrorReply) warn({ cause: causeOf(error) }, "Redis refuses a command");
  };

  /** Nothing is sent meanwhile: the socket counts the time since the last command as well as since the last answer. */
  const waitForAnswer = () => {
    isSilent = true;
    client
      .ping()
      .catch(() => {})
      .finally(() => (isSilent = false));
  };

  let subscriber: RedisClient | undefined;
  const subscriberOf = () => {
    if (subscriber) return subscriber;
    subscriber = newClient(url, silenceMs);
    // The other connection reports the same outage.
    subscriber.on("error", () => {});
    subscriber.connect().catch(() => {});
    return subscriber;
  };

  return {
    client,

    async attempt(run) {
      if (!client.isReady || isSilent || now() < pausedUntil) return undefined;
      try {
        return await withDeadline(run(client), deadlineMs);
      } catch (error) {
        if (error === MISSED) {
          pausedUntil = now() + PAUSE_MS;
          waitForAnswer();
          warn({ deadlineMs }, "Redis does not answer in time; this process goes on by itself for a moment");
        } else warnOfRefusal(error);
        return undefined;
      }
    },

    send(run) {
      if (client.isReady) run(client).catch(warnOfRefusal);
    },

    subscribe(channel, listener) {
      const connection = subscriberOf();
      // The client repeats a subscription with each new connection, but only one that Redis has confirmed.
      const start = () =>
        void connection.subscribe(channel, listener).catch((error: unknown) => {
          warnOfRefusal(error);
          connection.once("ready", start);
        });
      if (connection.isReady) start();
      else connection.once("ready", start);
    },

    close() {
      for (const each of [client, subscriber]) if (each?.isOpen) each.destroy();
    },
  };
}

function newClient(url: string, silenceMs: number) {
  return createClient({
    url,
    // A command that waits for a connection would make a visitor wait.
    disableOfflineQueue: true,
    // More often than the socket needs an answer.
    pingInterval: silenceMs / 3,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: silenceMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 6), MAX_RECONNECT_MS),
    },
  });
}

const MISSED = new Error("Redis has missed the deadline");

function withDeadline<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const missed = new Promise<never>((_, reject) => {
    // If this process was busy itself, the answer may be there but not read yet: Node reads sockets before it calls setImmediate().
    timer = setTimeout(() => setImmediate(reject, MISSED), ms);
  });
  return Promise.race([answer, missed]).finally(() => clearTimeout(timer));
}

/** Returns the message of an error without an address, which may contain a password. */
function causeOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/rediss?:\/\/\S+/g, "redis://…");
}
