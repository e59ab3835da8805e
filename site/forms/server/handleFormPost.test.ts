import { describe, expect, it } from "vitest";
import { startGraphServer } from "#tests/support/graphServer.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { formIdOf, handleFormPost } from "./handleFormPost";

const SITE_URL = "https://keyway.example";
const FILED = { body: { data: { submitContactMessage: { __typename: "ContactMessageReceived", reference: "7QK2-9XMD" } } } };
const FIELDS = { name: "Robin", email: "robin@mail.example", phone: "", topic: "kiosk", message: "It is out of blanks.", website: "" };

/** Posts a message with these headers; returns the response's status and the requests to the BFF. */
async function post(headers: Record<string, string>) {
  const bff = await startGraphServer(FILED);
  const site = await startHttpServer((response, request) => {
    const addresses = { bffUrl: bff.url, siteUrl: SITE_URL };
    void handleFormPost(request, response, formIdOf(request)!, addresses, () => response.writeHead(422).end());
  });
  const body = new FormData();
  for (const [name, value] of Object.entries(FIELDS)) body.append(name, value);
  const sent = { ...headers, ...(headers.origin === "own" && { origin: site.url }) };
  const { status } = await fetch(`${site.url}/en-us/contact/?form=contact`, { method: "POST", body, headers: sent, redirect: "manual" });
  return { status, requests: bff.requests };
}

describe("a form is accepted", () => {
  it.each([
    ["from the address that it was sent to", { origin: "own" }],
    ["from the site's public address", { origin: SITE_URL }],
    ["from a page of the site's, as a browser says", { "sec-fetch-site": "same-origin", origin: SITE_URL }],
    ["without a page, by an address that was typed", { "sec-fetch-site": "none" }],
    ["from a client that sends no such header", {}],
  ])("%s", async (_, headers) => {
    const { status, requests } = await post(headers as Record<string, string>);
    expect([status, requests.length]).toEqual([303, 1]);
  });

  it("on behalf of the visitor's address", async () => {
    const { requests } = await post({ "x-forwarded-for": "203.0.113.9" });
    expect(requests[0]!.headers["x-forwarded-for"]).toBe("203.0.113.9, 127.0.0.1");
  });
});

describe("a form from another site is rejected", () => {
  it.each([
    ["by a browser that says so", { "sec-fetch-site": "cross-site" }],
    ["by a browser that says so, whatever else it says", { "sec-fetch-site": "cross-site", origin: SITE_URL }],
    ["from another host of the same site", { "sec-fetch-site": "same-site", origin: "https://other.keyway.example" }],
    ["by an old browser, which tells the origin alone", { origin: "https://elsewhere.example" }],
    ["from the site's host at another port", { origin: `${SITE_URL}:8443` }],
    ["from a name that begins like the site's", { origin: `${SITE_URL}.elsewhere.example` }],
    ["from a page that hides its origin", { origin: "null" }],
    ["from a page that hides its origin, though a browser calls it ours", { origin: "null", "sec-fetch-site": "same-origin" }],
    ["from an origin that is none", { origin: "keyway.example" }],
  ])("%s", async (_, headers) => {
    const { status, requests } = await post(headers as Record<string, string>);
    expect([status, requests.length]).toEqual([422, 0]);
  });
});
