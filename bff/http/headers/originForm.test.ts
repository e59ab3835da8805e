import { expect, test } from "vitest";
import { startRawBff } from "#tests/support/rawBff.ts";
import { toOriginForm } from "./originForm";

test.each([
  ["/graphql?a=http://x/", "/graphql?a=http://x/"],
  ["http://127.0.0.1:4000/graphql", "/graphql"],
  ["HTTPS://keys.example/graphql?a#b", "/graphql?a#b"],
  ["http://keys.example", "/"],
  ["http://keys.example?a", "/?a"],
  ["*", "*"],
  ["", ""],
])("%j means %j", (target, path) => expect(toOriginForm(target)).toBe(path));

test.each(["/graphql", "http://keys.example/graphql", "https://keys.example/graphql"])(
  "a POST to %s is an operation, also if its body is in chunks",
  async (target) => {
    const { send } = await startRawBff();
    const body = '{"query":"{ ok }"}';
    const answers = [
      await send([`POST ${target} HTTP/1.1`, "content-type: application/json", `content-length: ${body.length}`], body),
      await send([`POST ${target} HTTP/1.1`, "content-type: application/json", "transfer-encoding: chunked"], `12\r\n${body}\r\n0\r\n\r\n`),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, json: { data: { ok: true } } });
  },
);

test("a web socket is opened at a whole address, too", async () => {
  const { send } = await startRawBff();
  const head = [
    "upgrade: websocket",
    "connection: Upgrade, close",
    "sec-websocket-version: 13",
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
  ];
  expect(await send(["GET http://keys.example/graphql HTTP/1.1", "sec-websocket-protocol: graphql-transport-ws", ...head])).toMatchObject({
    status: 101,
  });
});
