import { type DocumentNode, getOperationAST } from "graphql";
import { afterEach, expect, it, vi } from "vitest";
import { readOperations } from "../../bff/guards/operations/operations";
import { startGraphServer } from "../../tests/support/graphServer";
import * as generated from "./__generated__/operations";
import type { SentText } from "./toDocument";

afterEach(() => void vi.unstubAllEnvs());

const known = readOperations();
const documents = (Object.values(generated) as DocumentNode[]).filter((document) => getOperationAST(document));
const inBrowser = import.meta.glob<Record<string, unknown>>("./__generated__/browser/*.ts", { eager: true });

/** Returns the sent texts that are not in the BFF's list. */
async function unknownOf(send: (url: string) => Promise<unknown>) {
  vi.resetModules();
  const { url, requests } = await startGraphServer({ body: { data: { submitJobApplication: null, submitContactMessage: null } } });
  await send(url);
  const texts = requests.map(({ body }) => body.query ?? known.textOf(body.extensions!.persistedQuery!.sha256Hash) ?? "an unknown hash");
  expect(texts).toHaveLength(documents.length);
  expect(texts.length).toBeGreaterThan(40);
  return texts.filter((text) => !known.has(text));
}

it("the BFF's list of operations has all operations of the site's server", async () => {
  const send = async (url: string) => {
    vi.stubEnv("BFF_URL", url);
    const { queryBff } = await import("./query");
    for (const document of documents) await queryBff(document as never, {});
  };
  expect(await unknownOf(send)).toEqual([]);
});

it("and all operations of the browser, by hash", () => {
  const sent = Object.values(inBrowser).flatMap((module) =>
    Object.values(module).filter((one): one is DocumentNode & SentText => typeof one === "object"),
  );
  expect(sent.length).toBeGreaterThan(12);
  const isQuery = (document: DocumentNode) => getOperationAST(document)!.operation === "query";
  const unknown = sent.filter((document) =>
    isQuery(document) ? known.textOf(document.sha256!) !== document.text : document.sha256 !== undefined || !known.has(document.text),
  );
  expect(unknown.map(({ text }) => text)).toEqual([]);
});
