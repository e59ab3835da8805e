import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "./faults";
import { sendReply, type Reply } from "./http";

const defaultDelayMs = 1000;
const defaultHugeBytes = 64 * 1024 * 1024;
const htmlPage = "<!doctype html><title>Bad gateway</title><h1>The gateway could not answer</h1>";

/** What a fault acts on: the response, the regular reply, and a callback that marks the abort as ours. */
export interface FaultStage {
  response: ServerResponse;
  answer(): Promise<Reply>;
  cutting(): void;
}

/** Applies a fault of the transport, after `ms` milliseconds if the fault has them. */
export async function playFault(fault: Fault, stage: FaultStage): Promise<void> {
  const { response } = stage;
  await wait(fault.ms ?? (fault.kind === "delay" ? defaultDelayMs : 0), undefined, { ref: false });
  if (response.destroyed) return;
  switch (fault.kind) {
    case "hang":
      return;
    case "hang-body":
      await sendPart(fault, stage);
      return;
    case "truncate":
      await sendPart(fault, stage);
      stage.cutting();
      response.destroy();
      return;
    case "reset":
      stage.cutting();
      response.socket?.resetAndDestroy();
      return;
    case "malformed":
      return sendReply(response, await toMalformed(fault, stage));
    case "html":
      return sendReply(response, {
        status: fault.status ?? 200,
        headers: { "content-type": "text/html; charset=utf-8" },
        body: htmlPage,
      });
    case "huge":
      return sendReply(response, {
        status: 200,
        headers: { "content-type": "application/json; charset=utf-8" },
        body: createPadding(fault.bytes ?? defaultHugeBytes),
      });
    default:
      return sendReply(response, await stage.answer());
  }
}

/** Returns the `retry-after` header of a fault, if it has one. */
export function toRetryAfterHeader({ retryAfter }: Fault): Record<string, string> {
  return retryAfter == null ? {} : { "retry-after": String(retryAfter) };
}

// The content-length is that of the whole body, so the client can tell that the body is incomplete.
async function sendPart(fault: Fault, { response, answer }: FaultStage): Promise<void> {
  const reply = await answer();
  const bytes = toBytes(reply);
  response.writeHead(reply.status, { ...reply.headers, "content-length": bytes.byteLength });
  const part = bytes.subarray(0, fault.bytes ?? bytes.byteLength / 2);
  await new Promise((written) => response.write(part, written));
}

async function toMalformed(fault: Fault, { answer }: FaultStage): Promise<Reply> {
  const reply = await answer();
  const bytes = toBytes(reply);
  return { ...reply, body: bytes.subarray(0, fault.bytes ?? bytes.byteLength / 2) };
}

function toBytes({ body = "" }: Reply): Buffer {
  const isWhole = typeof body === "string" || body instanceof Uint8Array;
  return Buffer.from(isWhole ? body : [...body].join(""));
}

function* createPadding(bytes: number): Generator<string> {
  const block = "x".repeat(64 * 1024);
  yield '{"padding":"';
  for (let rest = bytes; rest > 0; rest -= block.length) yield block.slice(0, rest);
  yield '"}';
}
