import { vi } from "vitest";

/** The BFF's answer: data, data with error codes, or an error that `fetch` throws. */
export type FakeAnswer = object | { data: object; codes: string[] } | Promise<object>;

/** Replaces `fetch` in a window by a fake BFF, which answers by the name of the operation. */
export function fakeGraph(answer: (name: string, variables: Record<string, unknown>) => FakeAnswer): void {
  vi.stubGlobal("fetch", async (_address: string, init: { body: string }) => {
    const { operationName, variables } = JSON.parse(init.body) as { operationName: string; variables: Record<string, unknown> };
    const given = await answer(operationName, variables);
    if ("codes" in given && "data" in given) {
      const codes = given.codes as string[];
      return Response.json({ data: given.data, errors: codes.map((code) => ({ message: code, extensions: { code } })) });
    }
    return Response.json({ data: given });
  });
}
