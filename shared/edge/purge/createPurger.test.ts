import { expect, it } from "vitest";
import { startHttpServer } from "#tests/support/httpServer.ts";
import type { CdnConfig } from "../config";
import { createPurger } from "./createPurger";

interface Sent {
  line: string;
  headers: Record<string, unknown>;
  body: string;
}

/** Starts an API that answers every purge in the same way, and records it. */
async function startApi(status: number, answer: string) {
  const sent: Sent[] = [];
  const { url } = await startHttpServer(async (response, request) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    sent.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    response.writeHead(status, { "content-type": "application/json" }).end(answer);
  });
  return { address: url.replace(/\/$/, ""), sent };
}

const KEYS = ["d-a", "many-documents"];
const TOKEN = "a-secret-token";
const at = (address: string, cdn: "fastly" | "cloudflare"): CdnConfig => ({ cdn, address, zone: "zone1", token: TOKEN });

it("every Varnish gets the keys", async () => {
  const [one, other] = [await startApi(200, ""), await startApi(200, "")];
  await createPurger({ cdn: "varnish", addresses: [one.address, other.address] }).purge(KEYS);
  for (const { sent } of [one, other]) expect(sent).toMatchObject([{ line: "PURGE /", headers: { "xkey-purge": "d-a many-documents" } }]);
});

it("a purge that one Varnish refuses reaches the others, and fails", async () => {
  const [one, other] = [await startApi(405, ""), await startApi(200, "")];
  const purge = createPurger({ cdn: "varnish", addresses: [one.address, other.address] }).purge(KEYS);
  await expect(purge).rejects.toThrow("It answered 405.");
  expect(other.sent).toHaveLength(1);
});

it("Fastly gets the keys with the token, and confirms each", async () => {
  const { address, sent } = await startApi(200, '{"d-a":"1-2","many-documents":"1-3"}');
  await createPurger(at(address, "fastly")).purge(KEYS);
  expect(sent).toMatchObject([{ line: "POST /service/zone1/purge", headers: { "fastly-key": TOKEN } }]);
  expect(JSON.parse(sent[0]!.body)).toEqual({ surrogate_keys: KEYS });
});

it("Cloudflare gets the tags with the token, and confirms them", async () => {
  const { address, sent } = await startApi(200, '{"success":true,"errors":[],"messages":[],"result":{"id":"1"}}');
  await createPurger(at(address, "cloudflare")).purge(KEYS);
  expect(sent).toMatchObject([{ line: "POST /zones/zone1/purge_cache", headers: { authorization: `Bearer ${TOKEN}` } }]);
  expect(JSON.parse(sent[0]!.body)).toEqual({ tags: KEYS });
});

it.each([
  ["fastly", 200, '{"d-a":"1-2"}', "It does not confirm every key."],
  ["fastly", 200, "<html>", "It does not confirm every key."],
  ["fastly", 403, `{"msg":"no: ${TOKEN}"}`, "It answered 403."],
  ["cloudflare", 200, '{"success":false,"errors":[{"code":1}]}', "It does not confirm the purge."],
  ["cloudflare", 200, "", "It does not confirm the purge."],
  ["cloudflare", 429, "", "It answered 429."],
  ["cloudflare", 200, "x".repeat(20_001), "Its answer is too long."],
] as const)("%s that answers %i with %s has not purged", async (cdn, status, answer, message) => {
  const { address } = await startApi(status, answer);
  await expect(createPurger(at(address, cdn)).purge(KEYS)).rejects.toThrow(new Error(message));
});

it("an address where no server listens is an error without the token", async () => {
  const failure = await createPurger(at("http://127.0.0.1:1", "fastly"))
    .purge(KEYS)
    .catch((error: unknown) => error);
  expect(String(failure)).toBe("Error: It cannot be reached.");
});
