import { EventEmitter } from "node:events";
import { expect, it, vi } from "vitest";
import { createFakeLog } from "#tests/support/fakeLog.ts";
import { guardSocket } from "./guardSocket";
import { createRareLines } from "./rareLines";

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState: 0 | 1 | 2 | 3 = 1;
  bufferedAmount = 0;
  send = vi.fn<(text: string) => void>();
  close = vi.fn<(code: number) => void>(() => void (this.readyState = 2));
  terminate = vi.fn<() => void>(() => void (this.readyState = 3));
  pause = vi.fn<() => void>();
}

function start() {
  const socket = new FakeSocket();
  const clock = { now: 0 };
  const { log, entries } = createFakeLog();
  const texts: string[] = [];
  const guarded = guardSocket(socket as never, {
    onText: (text) => void texts.push(text),
    warn: createRareLines(log, () => clock.now),
    now: () => clock.now,
  });
  const message = (text: string | Buffer) => void socket.emit("message", Buffer.from(text as string), typeof text !== "string");
  return { socket, clock, entries, texts, guarded, message };
}

it("a socket whose client leaves more than 256 kB unread is cut, whatever is sent next", () => {
  for (const cause of ["send", "ping", "message"] as const) {
    const { socket, guarded, entries, texts, message } = start();
    socket.bufferedAmount = 256 * 1024 + 1;
    if (cause === "send") guarded.send("a");
    else if (cause === "ping") socket.emit("ping");
    else message("a");
    expect(socket.terminate).toHaveBeenCalledTimes(1);
    guarded.send("b");
    message("b");
    expect([socket.send.mock.calls, texts]).toEqual([[], []]);
    expect(entries.map(({ message: line }) => line)).toEqual(["a web socket was cut: its client does not read"]);
  }
});

it("a socket whose client sends more than five messages a second is closed, and its further messages are ignored", () => {
  const { socket, clock, entries, texts, message } = start();
  for (let second = 0; second < 30; second++) {
    clock.now = second * 1000;
    for (let nth = 0; nth < 5; nth++) message("a");
  }
  expect([texts.length, socket.close.mock.calls]).toEqual([150, []]);
  for (let nth = 0; nth < 100; nth++) message("b");
  expect(socket.close.mock.calls).toEqual([[4429, "Too many messages"]]);
  expect(texts).toHaveLength(150);
  expect(entries).toHaveLength(1);
});

it.each(["ping", "pong"])("frames of the kind %s count as messages", (kind) => {
  const { socket } = start();
  for (let nth = 0; nth < 51; nth++) socket.emit(kind);
  expect(socket.close).toHaveBeenCalledTimes(1);
});

it("a client that goes on sending after it was told that the connection is closed is cut off", () => {
  vi.useFakeTimers();
  for (const cause of ["close", "error"] as const) {
    const { socket, guarded, message, texts } = start();
    if (cause === "close") guarded.close(4400, "Invalid message");
    else socket.emit("error", new Error("Max payload size exceeded"));
    message("more");
    vi.advanceTimersByTime(999);
    expect(socket.terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([socket.terminate.mock.calls.length, texts]).toEqual([1, []]);
  }
});

it("a binary message is an empty text, which is no message of the protocol", () => {
  const { texts, message } = start();
  message(Buffer.from("{}"));
  expect(texts).toEqual([""]);
});

it("an error of a socket ends nothing, also after it is closed", () => {
  const { socket, guarded } = start();
  guarded.close(1001, "");
  expect(() => socket.emit("error", new Error("reset"))).not.toThrow();
  expect(() => socket.emit("error", new Error("reset again"))).not.toThrow();
});

it("the log gets one line a minute of each kind, with the number of those left out", () => {
  const { log, entries } = createFakeLog();
  const clock = { now: 0 };
  const warn = createRareLines(log, () => clock.now);
  for (let nth = 0; nth < 100; nth++) warn("a", { nth });
  warn("b");
  clock.now = 60_000;
  warn("a", { nth: 100 });
  warn("b");
  expect(entries.map(({ message, details }) => [message, details])).toEqual([
    ["a", { nth: 0 }],
    ["b", {}],
    ["a", { nth: 100, omitted: 99 }],
    ["b", {}],
  ]);
});
