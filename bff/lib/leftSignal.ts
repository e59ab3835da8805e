import type { ServerResponse } from "node:http";

/** Aborts when the connection closes before the answer is out. */
export function leftSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.on("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
