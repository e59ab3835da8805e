import { type DocumentNode, getOperationAST } from "graphql";
import { afterEach, expect, it, vi } from "vitest";
import { readOperations } from "#bff/guards/operations/operations.ts";
import { type GraphAnswer, notSupported, startGraphServer } from "#tests/support/graphServer.ts";
import * as generated from "./__generated__/operations";

afterEach(() => void vi.unstubAllEnvs());

const operations = readOperations();
const documents = (Object.values(generated) as DocumentNode[]).filter((document) => getOperationAST(document));

/** Returns the texts that are sent, or stand for the hashes that are sent. */
async function sentBy(send: (url: string) => Promise<unknown>, ...answers: GraphAnswer[]) {
  vi.resetModules();
  const { url, requests } = await startGraphServer(...answers, {
    body: { data: { submitJobApplication: null, submitContactMessage: null } },
  });
  await send(url);
  return requests.map(({ body }) => body.query ?? operations.textOf(body.extensions!.persistedQuery!.sha256Hash) ?? "an unknown hash");
}

it("the BFF's list of operations has all operations of the site's server", async () => {
  const send = async (url: string) => {
    vi.stubEnv("BFF_URL", url);
    const { queryBff } = await import("./query");
    for (const document of documents) await queryBff(document as never, {});
  };
  const texts = await sentBy(send);
  expect(texts).toHaveLength(documents.length);
  expect(texts.filter((text) => !operations.has(text))).toEqual([]);
});

it("and of the browser, in the same text when the BFF supports no hashes", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const send = async () => {
    const { browserClient } = await import("./browserClient");
    for (const document of documents) {
      const { operation } = getOperationAST(document)!;
      if (operation === "mutation") await browserClient().mutate({ mutation: document });
      if (operation === "query") await browserClient().query({ query: document });
    }
  };
  const texts = await sentBy(send, notSupported);
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => !operations.has(text))).toEqual([]);
});
