import { connect } from "node:net";
import { createAnswerReader } from "./answerReader";

export interface Exchange {
  /** From sending the request to the first byte of its response. */
  firstByteMs: number;
  /** From sending the request to the last byte of its response. */
  wholeMs: number;
}

export interface Connection {
  /** Stops sending, and resolves once the last response is complete. */
  finish(): Promise<void>;
}

export interface ConnectionOptions {
  host: string;
  port: number;
  /** Returns the next request to send. */
  next(): Buffer;
  onAnswer(exchange: Exchange): void;
  onFault(error: Error): void;
}

/**
 * Sends requests over one connection, each after the response to the previous one. Uses a raw socket, since Node's HTTP
 * client costs more processor time than the plain server that the results are compared with.
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
