import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import { rawGet } from "#tests/support/rawRequest.ts";

const QUERY = `?query=${encodeURIComponent('{ kiosk(id: "1") { name } }')}`;
const MUTATION = `?query=${encodeURIComponent("mutation { __typename }")}`;

async function start() {
  const fakes = createFakes();
  const { url } = await startBff(fakes);
  return { fakes, url, get: (search: string, headers: Record<string, string>) => rawGet(url, `/graphql${search}`, headers) };
}

describe("a GET", () => {
  test.each([
    ["a picture in a page of elsewhere", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
    ["a page below the same domain", { "sec-fetch-site": "same-site" }],
    ["a page of our own", { "sec-fetch-site": "same-origin" }],
    ["a browser that sends only the page's origin", { origin: "https://elsewhere.example" }],
    ["a browser that sends only the page's address", { referer: "https://elsewhere.example/" }],
    ["an old browser that sends neither", { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X)" }],
  ])("of %s is refused, without a call to a source", async (_, headers) => {
    const { fakes, get } = await start();
    const { status, body } = await get(QUERY, headers as Record<string, string>);
    expect(status).toBe(400);
    expect(body).toContain("Cross-Site Request Forgery");
    expect(fakes.calls).toEqual([]);
  });

  test.each([
    ["of a client other than a browser", { "user-agent": "Amazon CloudFront" }],
    ["without headers", {}],
    ["of a browser with the header that needs a preflight", { "sec-fetch-site": "same-origin", "apollo-require-preflight": "1" }],
  ])("%s is answered", async (_, headers) => {
    const { get } = await start();
    expect(await get(QUERY, headers as Record<string, string>)).toMatchObject({ status: 200, body: '{"data":{"kiosk":null}}\n' });
  });

  test("does not execute mutations", async () => {
    const { get } = await start();
    const { status, headers } = await get(MUTATION, {});
    expect(status).toBe(405);
    expect(headers.allow).toBe("POST");
  });
});

describe("a POST that a page of another site can send without a preflight is refused for every client", () => {
  test.each([undefined, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])("%s", async (type) => {
    const { fakes, url } = await start();
    const status = await new Promise((resolve, reject) => {
      const headers = type ? { "content-type": type } : {};
      const clientRequest = request(url, { method: "POST", headers }, (response) => resolve(response.resume().statusCode));
      clientRequest.on("error", reject).end(JSON.stringify({ query: '{ kiosk(id: "1") { name } }' }));
    });
    expect(status).toBe(400);
    expect(fakes.calls).toEqual([]);
  });
});
