import { type DocumentNode, getOperationAST } from "graphql";
import { afterEach, expect, it, vi } from "vitest";
import { readOperations } from "../../bff/operations/operations";
import { startGraphServer } from "../../tests/support/graphServer";
import * as generated from "./__generated__/operations";
import type { TypedText } from "./ask";

afterEach(() => void vi.unstubAllEnvs());

const known = readOperations();
const documents = (Object.values(generated) as DocumentNode[]).filter((document) => getOperationAST(document));
const islands = import.meta.glob<Record<string, TypedText<unknown, unknown>>>("./__generated__/browser/*.ts", { eager: true });

/** The texts that were sent and are not on the BFF's list. */
async function unknownOf(send: (url: string) => Promise<unknown>) {
  vi.resetModules();
  const { url, requests } = await startGraphServer({ body: { data: { submitLocksmithApplication: null, sendContactMessage: null } } });
  await send(url);
  const texts = requests.map(({ body }) => body.query ?? known.textOf(body.extensions!.persistedQuery!.sha256Hash) ?? "an unknown hash");
  expect(texts).toHaveLength(documents.length);
  expect(texts.length).toBeGreaterThan(40);
  return texts.filter((text) => !known.has(text));
}

it("the BFF's list of operations has all that the site's server sends", async () => {
  const send = async (url: string) => {
    vi.stubEnv("BFF_URL", url);
    const { queryBff } = await import("./query");
    for (const document of documents) await queryBff(document as never, {});
  };
  expect(await unknownOf(send)).toEqual([]);
});

it("and all that the hooks' client sends, mutations included", async () => {
  const send = async () => {
    const { browserClient } = await import("./browser");
    for (const document of documents) {
      const isMutation = getOperationAST(document)!.operation === "mutation";
      if (isMutation) await browserClient().mutate({ mutation: document as never });
      else await browserClient().query({ query: document as never, errorPolicy: "all" });
    }
  };
  expect(await unknownOf(send)).toEqual([]);
});

it("and all that islands and forms send", () => {
  const texts = Object.values(islands).flatMap((module) => Object.values(module));
  expect(texts.length).toBeGreaterThan(10);
  const unknown = texts.filter(({ text, sha256 }) => !known.has(text) || (sha256 && known.textOf(sha256) !== text));
  expect(unknown.map(({ name }) => name)).toEqual([]);
});
