import type { ExecutionResult } from "graphql";
import { GraphQLError } from "graphql";
import { describe, expect, it, vi } from "vitest";
import { badInput } from "../../lib/errors";
import { createSession } from "./session";

type Subscribe = Parameters<typeof createSession>[0]["subscribe"];

/** Results without end, until the signal aborts. */
async function* endless(signal: AbortSignal, running: { count: number }): AsyncGenerator<ExecutionResult> {
  running.count++;
  try {
    yield { data: { now: 1 } };
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
  } finally {
    running.count--;
  }
}

/** A session whose subscriptions start when `admit` is resolved, with what it has sent. */
function start({ subscribe, admit = Promise.resolve() }: { subscribe?: Subscribe; admit?: Promise<void> } = {}) {
  const sent: { type: string; id?: string; payload?: unknown }[] = [];
  const closed: number[] = [];
  const onFault = vi.fn<(error: unknown) => void>();
  const running = { count: 0 };
  const startEndless: Subscribe = async (_payload, signal) => {
    await admit;
    return endless(signal, running);
  };
  const session = createSession({
    send: (text) => void sent.push(JSON.parse(text) as (typeof sent)[number]),
    close: (code) => void closed.push(code),
    subscribe: subscribe ?? startEndless,
    onFault,
  });
  const receive = (message: object) => session.receive(JSON.stringify(message));
  const begin = (id: string) => receive({ type: "subscribe", id, payload: { query: "subscription { now }" } });
  const complete = (id: string) => receive({ type: "complete", id });
  receive({ type: "connection_init" });
  return { session, sent, closed, onFault, running, receive, begin, complete };
}

const nextOf = (sent: { type: string; id?: string }[]) => sent.filter(({ type }) => type === "next").map(({ id }) => id);

describe("a session counts the subscriptions that are open", () => {
  it.each([
    ["ids of their own", (nth: number) => `${nth}`],
    ["the same id", () => "a"],
    ["four ids in turn", (nth: number) => `${nth % 4}`],
  ])("after 4,000 that were completed at once, with %s", async (_, idOf) => {
    const { sent, closed, running, begin, complete, session } = start();
    for (let nth = 0; nth < 4000; nth++) {
      begin(idOf(nth));
      complete(idOf(nth));
    }
    for (const id of ["x", "y", "z"]) begin(id);
    await expect.poll(() => nextOf(sent)).toEqual(["x", "y", "z"]);
    expect(running.count).toBe(3);
    begin("more");
    expect(sent.at(-1)).toMatchObject({
      type: "error",
      id: "more",
      payload: [{ message: expect.stringContaining("3 subscriptions at most") as string }],
    });
    complete("y");
    begin("more");
    await expect.poll(() => nextOf(sent)).toEqual(["x", "y", "z", "more"]);
    session.end();
    await expect.poll(() => running.count).toBe(0);
    expect(closed).toEqual([]);
  });

  it("when one is completed before it has started, and its id is used again", async () => {
    let admit: () => void = () => {};
    const { sent, running, begin, complete } = start({ admit: new Promise((resolve) => (admit = resolve)) });
    for (let times = 0; times < 5; times++) {
      begin("a");
      complete("a");
    }
    begin("a");
    admit();
    await expect.poll(() => nextOf(sent)).toEqual(["a"]);
    await expect.poll(() => running.count).toBe(1);
    complete("a");
    await expect.poll(() => running.count).toBe(0);
  });

  it.each([
    ["are invalid", async () => [new GraphQLError("No.")]],
    ["are refused", async () => Promise.reject(badInput("No."))],
    [
      "fail",
      async () =>
        (async function* (): AsyncGenerator<ExecutionResult> {
          yield { data: {} };
          throw badInput("No.");
        })(),
    ],
  ] satisfies [string, Subscribe][])("when they %s", async (_, subscribe) => {
    const { sent, closed, begin } = start({ subscribe });
    for (let nth = 0; nth < 10; nth++) {
      begin(`${nth}`);
      await expect.poll(() => sent.at(-1)).toMatchObject({ type: "error", id: `${nth}`, payload: [{ message: "No." }] });
    }
    expect(closed).toEqual([]);
  });

  it("when they end by themselves", async () => {
    const { sent, begin } = start({
      subscribe: async () =>
        (async function* (): AsyncGenerator<ExecutionResult> {
          yield { data: {} };
        })(),
    });
    for (let nth = 0; nth < 10; nth++) {
      begin(`${nth}`);
      await expect.poll(() => sent.at(-1)).toEqual({ type: "complete", id: `${nth}` });
    }
  });
});

describe("a session is closed", () => {
  it("for an id that is in use", () => {
    const { closed, begin } = start();
    begin("a");
    begin("a");
    expect(closed).toEqual([4409]);
  });

  it("for a subscription before the beginning, and a second beginning", () => {
    const closed: number[] = [];
    const options = { send: () => {}, close: (code: number) => void closed.push(code), subscribe: async () => [], onFault: () => {} };
    createSession(options).receive('{"type":"subscribe","id":"a","payload":{"query":"{ ok }"}}');
    const { receive, closed: again } = start();
    receive({ type: "connection_init" });
    expect([closed, again]).toEqual([[4401], [4429]]);
  });

  it.each(["", "nonsense", "null", "[]", "{}", '{"type":7}', '{"type":"next","id":"a","payload":{}}', '{"type":"subscribe","id":"a"}'])(
    "for what is no message of a client: %j",
    (text) => {
      const { session, closed } = start();
      session.receive(text);
      expect(closed).toEqual([4400]);
    },
  );

  it("for an error of our own, which its client is not told", async () => {
    const { sent, closed, onFault, begin } = start({ subscribe: () => Promise.reject(new TypeError("secret")) });
    begin("a");
    await expect.poll(() => closed).toEqual([4500]);
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(sent)).not.toContain("secret");
  });
});

it("a session answers a ping without its payload", () => {
  const { sent, receive } = start();
  receive({ type: "ping", payload: { a: "x".repeat(8000) } });
  expect(sent.at(-1)).toEqual({ type: "pong" });
  receive({ type: "pong", payload: {} });
  expect(sent).toHaveLength(2);
});
