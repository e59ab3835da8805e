import { connect } from "node:net";
import { createAnswerReader } from "./answerReader";

export interface Exchange {
  /** From sending the request to the first byte of its answer. */
  firstByteMs: number;
  /** From sending the request to the last byte of its answer. */
  wholeMs: number;
}

export interface Connection {
  /** Sends nothing more, and settles once the last answer is whole. */
  finish(): Promise<void>;
}

export interface ConnectionOptions {
  host: string;
  port: number;
  /** The request to send next. */
  next(): Buffer;
  onAnswer(exchange: Exchange): void;
  onFault(error: Error): void;
}

/**
 * Sends requests over one connection, each when the answer before it is whole. On a raw socket, since Node's HTTP
 * client costs more than the plain server that the results are compared with.
 */
export function openConnection({ host, port, next, onAnswer, onFault }: ConnectionOptions): Connection {
  const socket = connect({ host, port, noDelay: true });
  const reader = createAnswerReader();
  let sentAt = 0;
  let firstByteMs: number | undefined;
  let onFinished: (() => void) | undefined;

  function send(): void {
    firstByteMs = undefined;
    sentAt = performance.now();
    socket.write(next());
  }

  function read(bytes: Buffer): void {
    firstByteMs ??= performance.now() - sentAt;
    if (!reader.read(bytes)) return;
    onAnswer({ firstByteMs, wholeMs: performance.now() - sentAt });
    if (!onFinished) return send();
    socket.destroy();
    onFinished();
  }

  function fail(error: Error): void {
    socket.destroy();
    onFault(error);
  }

  socket.on("connect", send);
  socket.on("data", (bytes) => {
    try {
      read(bytes);
    } catch (error) {
      fail(error as Error);
    }
  });
  socket.on("error", fail);
  socket.on("end", () => fail(new Error("The server closed a connection.")));
  return { finish: () => new Promise((resolve) => (onFinished = resolve)) };
}
