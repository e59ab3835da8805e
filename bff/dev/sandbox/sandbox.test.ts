import type { AddressInfo } from "node:net";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { rawGet } from "#tests/support/rawRequest.ts";
import { assets } from "./assets";
import { examples } from "./examples";
import { createSandbox } from "./sandbox";

const VISIT = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

/** The sandbox in front of a handler that stands for the graph. */
async function start(): Promise<string> {
  const app = express().disable("etag");
  app.use(createSandbox(), (_, response) => void response.send("the graph"));
  const server = app.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each(["/graphql", "/graphql/"])(
  "a browser that opens %s gets the page, which may load only from this origin and not be framed",
  async (path) => {
    const { status, headers, body } = await rawGet(await start(), path, VISIT);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain("<title>Keyway: graph</title>");
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", vary: expect.stringContaining("accept") });
    const policy = new Map(
      headers["content-security-policy"]!.toString()
        .split("; ")
        .map((line) => [line.split(" ")[0], line.split(" ").slice(1)]),
    );
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("script-src")).toEqual(["'self'"]);
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect([...policy.values()].flat().filter((source) => /[./*]|eval/.test(source))).toEqual([]);
    expect(body).not.toMatch(/<script(?![^>]* src=)|<style| on\w+=/);
  },
);

test.each([
  ["that accepts JSON", "/graphql", { accept: "application/json" }],
  ["that accepts GraphQL's JSON, or a page", "/graphql", { accept: "application/json, text/html;q=0.5" }],
  ["that accepts anything", "/graphql", { accept: "*/*" }],
  ["without an accept header", "/graphql", {}],
  ["with a query", "/graphql?query=%7Bok%7D", VISIT],
])("a client %s reaches the graph", async (_, path, headers) => {
  expect((await rawGet(await start(), path, headers as Record<string, string>)).body).toBe("the graph");
});

test("a POST reaches the graph, whatever it accepts", async () => {
  const answer = await fetch(`${await start()}/graphql`, { method: "POST", headers: VISIT });
  expect(await answer.text()).toBe("the graph");
});

test("every file that the page and its script name exists with its type, and no others", async () => {
  const url = await start();
  const { body } = await rawGet(url, "/graphql", VISIT);
  const script = await rawGet(url, "/graphql/sandbox/sandbox.js");
  const named = [...body.matchAll(/"(\/graphql\/[^"]+)"/g)].map((match) => match[1]!);
  named.push(...[...script.body.matchAll(/\$\{FILES\}\/([\w.]+)/g)].map((match) => `/graphql/sandbox/${match[1]}`));
  // The editor requests its workers by name when it needs them.
  const workers = [...assets.keys()].filter((name) => name.endsWith(".worker.js")).map((name) => `/graphql/sandbox/${name}`);
  expect(workers.length).toBe(3);
  expect([...new Set([...named, ...workers])].sort()).toEqual([...assets.keys()].map((name) => `/graphql/sandbox/${name}`).sort());
  for (const path of [...named, ...workers]) {
    const { status, headers, body: text } = await rawGet(url, path);
    expect([path, status, text.length > 100]).toEqual([path, 200, true]);
    expect(headers["content-type"]).toMatch(
      { js: /^text\/javascript/, css: /^text\/css/, svg: /^image\/svg/, json: /^application\/json/ }[path.split(".").pop()!]!,
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});

test("any other file is 404", async () => {
  const url = await start();
  for (const path of [
    "/graphql/sandbox/nothing.js",
    "/graphql/sandbox/index.html",
    "/graphql/sandbox/..%2fassets.ts",
    "/graphql/sandbox/constructor",
  ]) {
    expect([path, (await rawGet(url, path, VISIT)).status]).toEqual([path, 404]);
  }
});

test("a file is compressed for clients that accept that, and not sent again to clients that have it", async () => {
  const url = await start();
  const path = "/graphql/sandbox/graphiql.js";
  const plain = await rawGet(url, path);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  const zipped = await fetch(url + path);
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(Number(zipped.headers.get("content-length"))).toBeLessThan(plain.body.length / 3);
  expect(await zipped.text()).toBe(plain.body);
  expect(await rawGet(url, path, { "if-none-match": String(plain.headers.etag) })).toMatchObject({ status: 304, body: "" });
  expect(await rawGet(url, path, { "if-none-match": 'W/"other"' })).toMatchObject({ status: 200 });
});

test("the examples are sent as they are", async () => {
  expect(JSON.parse((await rawGet(await start(), "/graphql/sandbox/examples.json")).body)).toEqual(examples);
});

test("the icon that a browser requests by itself is the sandbox's", async () => {
  const url = await start();
  const { status, headers } = await rawGet(url, "/favicon.ico", VISIT);
  expect([status, headers.location]).toEqual([307, "/graphql/sandbox/mark.svg"]);
  expect((await rawGet(url, String(headers.location), VISIT)).headers["content-type"]).toContain("image/svg+xml");
});
