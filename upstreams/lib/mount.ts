import type { IncomingMessage, ServerResponse } from "node:http";
import { createFaultBoard, transportKinds, type Fault } from "./faults";
import { sendReply, toCall, toJsonReply, type Call, type Handler, type Reply } from "./http";
import { playFault } from "./playFault";
import { createStats } from "./stats";

/** The stand-in of one service: its responses, and its own error responses. */
export interface Upstream {
  handle: Handler;
  /** The replies to fault kinds with a body specific to this service, by kind. */
  faultReplies: Readonly<Record<string, (fault: Fault, call: Call) => Reply>>;
  /** This service's own counters, beside the requests. */
  ledger?: { read(): object; clear(): void };
}

/** Handles a request to a path below a mount. */
export type Mount = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/** Mounts an upstream at a path, with its fault switches and counters. */
export function createMount(path: string, { handle, faultReplies, ledger }: Upstream): Mount {
  const kinds = [...transportKinds, ...Object.keys(faultReplies)];
  const board = createFaultBoard(kinds);
  const stats = createStats();
  const readStats = () => ({ ...stats.read(), ...ledger?.read() });

  async function control(call: Call): Promise<Reply> {
    switch (`${call.method} ${call.path}`) {
      case "GET /__stats":
        return toJsonReply(200, readStats());
      case "GET /__kinds":
        return toJsonReply(200, kinds);
      case "GET /__faults":
        return toJsonReply(200, board.list());
      case "POST /__faults": {
        const wrong = board.replace(parseJson(await call.readBody()));
        return wrong.length > 0 ? toJsonReply(400, { message: wrong.join("; ") }) : toJsonReply(200, board.list());
      }
      case "POST /__reset":
        board.clear();
        stats.clear();
        ledger?.clear();
        return toJsonReply(200, readStats());
      default:
        return toJsonReply(404, { message: `No switch ${call.method} ${call.path}` });
    }
  }

  return async (request, response, url) => {
    const call = toCall(request, url, path);
    if (call.path.startsWith("/__")) return sendReply(response, await control(call));
    let isCut = false;
    const countEnd = stats.count(call.path);
    response.once("close", () => countEnd({ isAborted: !response.writableFinished && !isCut }));
    const fault = board.take(call.path);
    if (!fault) return sendReply(response, await handle(call));
    await playFault(fault, {
      response,
      answer: async () => faultReplies[fault.kind]?.(fault, call) ?? (await handle(call)),
      cutting: () => {
        isCut = true;
      },
    });
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
