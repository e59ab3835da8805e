import { vi } from "vitest";

/** What the BFF answers: data; the same with errors' codes; or an error that `fetch` throws. */
export type FakeAnswer = object | { data: object; codes: string[] } | Promise<object>;

/** Stands in for the BFF in a window without a network: answers by the name of an operation. */
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
