import type { Socket } from "node:net";
import * as fc from "fast-check";
import { WebSocket } from "ws";
import { type Fuzzer, type Outcome, valueOf, visitorOf } from "./fuzzer";

/** What a client does with its web socket, in this order. */
export type Step =
  | { kind: "text"; text: string }
  | { kind: "binary"; bytes: Uint8Array }
  | { kind: "ping" | "pong"; bytes: Uint8Array }
  /** A message of empty fragments that does not end. */
  | { kind: "fragments"; count: number }
  /** Bytes that are written without a frame. */
  | { kind: "raw"; bytes: Uint8Array }
  | { kind: "repeat"; step: Step; times: number }
  | { kind: "pause" | "resume" }
  | { kind: "wait" };

/** The codes with which a server may close the connection of such a client. */
const CODES = new Set([1000, 1002, 1003, 1006, 1007, 1008, 1009, 4400, 4401, 4406, 4408, 4409, 4429]);
/** Milliseconds after which a connection that is still open has to answer a ping, unless its client does not read. */
const PATIENCE_MS = 10_000;
/** The characters of all repetitions of a text together. */
const MAX_REPEATED = 4_000_000;

const id = fc.constantFrom("a", "b", "c", "__proto__", "constructor", "", "x".repeat(500));
const query = fc.oneof(
  fc.constantFrom(
    "subscription { contentChanged }",
    "subscription ContentChanged { contentChanged }",
    "{ ok }",
    "mutation { nothing }",
    "subscription { nothing }",
    "subscription {",
    "",
    `{ ${"a ".repeat(3000)} }`,
    "{".repeat(4000),
    `subscription { contentChanged${" @skip(if: false)".repeat(300)} }`,
  ),
  fc.string({ maxLength: 100 }),
);
const message = fc.oneof(
  fc.constantFrom<object>({ type: "connection_init" }, { type: "connection_init", payload: { token: "a" } }),
  fc.record({ type: fc.constant("subscribe"), id, payload: fc.record({ query }) }),
  fc.record({ type: fc.constant("subscribe"), id, payload: fc.record({ query, variables: fc.object({ maxDepth: 2 }) }) }),
  fc.record({ type: fc.constant("complete"), id }),
  fc.record({ type: fc.constantFrom("ping", "pong"), payload: fc.constantFrom<unknown>(undefined, {}, { a: "x".repeat(7900) }, 1) }),
  fc.record({
    type: fc.oneof(fc.constantFrom("next", "error", "connection_ack"), fc.string()),
    id,
    payload: fc.jsonValue({ maxDepth: 3 }),
  }),
);
const text = fc.oneof(
  {
    weight: 8,
    arbitrary: message.map((value) => JSON.stringify(value)),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(message, fc.nat({ max: 60 })).map(([value, end]) => JSON.stringify(value).slice(0, end)),
  },
  { weight: 1, arbitrary: fc.json() },
  {
    weight: 1,
    arbitrary: fc.constantFrom("", "null", "[".repeat(8000), "x".repeat(8192), "x".repeat(8193), "x".repeat(200_000), "\u0000"),
  },
);
const bytes = fc.uint8Array({ maxLength: 125 });
const frame: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: text.map((one): Step => ({ kind: "text", text: one })) },
  { weight: 1, arbitrary: bytes.map((one): Step => ({ kind: "binary", bytes: one })) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom("ping" as const, "pong" as const), bytes).map(([kind, one]): Step => ({ kind, bytes: one })),
  },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: frame },
  {
    weight: 2,
    arbitrary: fc.tuple(frame, fc.integer({ min: 2, max: 1000 })).map(([one, times]): Step => ({ kind: "repeat", step: one, times })),
  },
  { weight: 1, arbitrary: fc.nat({ max: 20_000 }).map((count): Step => ({ kind: "fragments", count })) },
  { weight: 1, arbitrary: bytes.map((one): Step => ({ kind: "raw", bytes: one })) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: "pause" }, { kind: "resume" }, { kind: "wait" }) },
);

/** What clients do: messages in odd orders, which often begin as the protocol does. */
export const conversations: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.boolean(), fc.array(step, { minLength: 1, maxLength: 12 }))
  .map(([begins, steps]) => (begins ? [{ kind: "text", text: '{"type":"connection_init"}' } as const, ...steps] : steps));

/** Opens a web socket and takes these steps. Returns what is wrong with how the server reacts; undefined when nothing is. */
export function converse(origin: string, steps: readonly Step[], from?: string): Promise<string | undefined> {
  const headers = from ? { "x-forwarded-for": from } : undefined;
  const socket = new WebSocket(`${origin.replace(/^http/, "ws")}/graphql`, "graphql-transport-ws", { headers });
  return new Promise((resolve) => {
    const settle = (fault?: string) => {
      clearTimeout(timer);
      socket
        .removeAllListeners()
        .on("error", () => {})
        .terminate();
      resolve(fault);
    };
    const timer = setTimeout(() => settle("neither an answer to a ping nor a close"), PATIENCE_MS);
    // The server resets a connection that it has cut.
    socket.on("error", (error) => settle(/Unexpected server response: (?!429)/.test(error.message) ? error.message : undefined));
    socket.on("close", (code) => settle(CODES.has(code) ? undefined : `closed with ${code}`));
    socket.on("open", () => {
      const { _socket: raw } = socket as unknown as { _socket: Socket };
      void take(socket, raw, steps).then(() => {
        // Bytes without a frame may have begun one that contains all further ones.
        if (steps.some(({ kind }) => kind === "raw")) return settle();
        raw.resume();
        if (socket.readyState !== socket.OPEN) return;
        socket.once("pong", () => settle());
        socket.ping("end");
      });
    });
  });
}

/** Talks to the web sockets of the BFF, and every second time through the site. */
export const sockets: Fuzzer = {
  name: "sockets",
  async next({ bff, site }, seed): Promise<Outcome> {
    const steps = valueOf(conversations, seed);
    const fault = await converse(seed % 2 === 0 ? bff : site, steps, visitorOf(seed));
    return { input: steps.map((one) => describe(one)).join(", "), fault };
  },
};

async function take(socket: WebSocket, raw: Socket, steps: readonly Step[]): Promise<void> {
  for (const one of steps) {
    if (socket.readyState !== socket.OPEN || raw.destroyed) return;
    if (one.kind === "text") socket.send(one.text, () => {});
    else if (one.kind === "binary") socket.send(one.bytes, () => {});
    else if (one.kind === "ping" || one.kind === "pong") socket[one.kind](one.bytes, undefined, () => {});
    else if (one.kind === "raw") raw.write(one.bytes);
    else if (one.kind === "fragments") raw.write(emptyFragments(one.count));
    else if (one.kind === "repeat") await take(socket, raw, Array<Step>(timesOf(one)).fill(one.step));
    else if (one.kind === "wait") await new Promise((resolve) => setTimeout(resolve, 20));
    else raw[one.kind]();
  }
}

/** Returns how often a step is repeated: sending more bytes would keep the fuzzer busier than the server. */
function timesOf({ step: one, times }: Extract<Step, { kind: "repeat" }>): number {
  return one.kind === "text" ? Math.min(times, Math.ceil(MAX_REPEATED / Math.max(1, one.text.length))) : times;
}

function describe(one: Step): string {
  if (one.kind === "repeat") return `${one.times} times ${describe(one.step)}`;
  return one.kind === "text" ? one.text.slice(0, 60) : one.kind;
}

function emptyFragments(count: number): Uint8Array {
  const toFrame = (opcode: number) => [opcode, 0x80, 0, 0, 0, 0];
  return Uint8Array.from([...toFrame(0x01), ...Array.from({ length: count }, () => toFrame(0x00)).flat()]);
}
