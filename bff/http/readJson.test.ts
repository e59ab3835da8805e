import { describe, expect, test } from "vitest";
import { startRawBff } from "#tests/support/rawBff.ts";

const QUERY = '{"query":"{ ok }"}';
const BOM = "\uFEFF";

/** Sends a body in one piece and in chunks, which different readers take, and returns both answers. */
async function post(body: string | Buffer, type = "application/json", ...more: string[]) {
  const { send, faults } = await startRawBff();
  const bytes = Buffer.from(body as string);
  const head = ["POST /graphql HTTP/1.1", `content-type: ${type}`, ...more];
  const chunk = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n0\r\n\r\n")]);
  const answers = [
    await send([...head, `content-length: ${bytes.length}`], bytes),
    await send([...head, "transfer-encoding: chunked"], chunk),
  ];
  expect(faults).toEqual([]);
  return answers.map(({ status, json }) => ({ status, json }));
}

const answered = { status: 200, json: { data: { ok: true } } };
const refused = (status: number, words: string) => ({
  status,
  json: { errors: [{ message: expect.stringContaining(words) as string, extensions: { code: "BAD_REQUEST" } }] },
});

describe("a JSON body", () => {
  test.each([
    ["with a byte order mark", BOM + QUERY, "application/json"],
    ["that names its charset", QUERY, "application/json; charset=utf-8"],
    ["that names it in capitals and quotes", BOM + QUERY, 'Application/JSON;charset="UTF-8"'],
    ["in UTF-16", Buffer.from(BOM + QUERY, "utf16le"), "application/json; charset=utf-16"],
  ])("%s is read", async (_, body, type) => expect(await post(body, type)).toEqual([answered, answered]));

  test.each([
    ["{"],
    [`${QUERY}}`],
    ["nonsense"],
    ["{'query':'{ ok }'}"],
    [BOM + BOM + QUERY],
    [Buffer.from('{"query":"{ ok } # \xE9"}', "latin1")],
    [Buffer.from('{"query":"{ ok } # \xE9"}', "utf16le")],
  ])("that is not JSON is refused in words: %j", async (body) => {
    const answer = refused(400, "The body is not valid JSON: send an object in UTF-8");
    expect(await post(body)).toEqual([answer, answer]);
  });

  test.each(["iso-8859-1", "latin1", "us-ascii", "nonsense", "utf-9"])("in the charset %s is refused in words", async (charset) => {
    const answer = refused(415, "charset that cannot be read: send JSON in UTF-8");
    expect(await post(Buffer.from('{"query":"{ ok } # \xE9"}', "latin1"), `application/json; charset=${charset}`)).toEqual([
      answer,
      answer,
    ]);
  });

  test.each([";", "; charset", "; charset=", "; =utf-8", '; charset="', "; charset=utf-8; charset=latin1"])(
    "with the parameter %j is answered or refused, and is no fault of the server",
    async (parameter) => {
      for (const { status } of await post(QUERY, `application/json${parameter}`)) expect([200, 400, 415]).toContain(status);
    },
  );

  test.each(["gzip", "br", "deflate"])("that is not %s, as it says, is refused", async (encoding) => {
    for (const { status } of await post(QUERY, "application/json", `content-encoding: ${encoding}`)) expect(status).toBe(400);
  });

  test("in an unknown content-encoding is refused in words", async () => {
    const answer = refused(415, "content-encoding cannot be read: use gzip, deflate or br, or none.");
    expect(await post(QUERY, "application/json", "content-encoding: pack200")).toEqual([answer, answer]);
  });
});

test("OPTIONS lists the methods that the answer 405 lists", async () => {
  const { send } = await startRawBff();
  const { status, headers, text } = await send(["OPTIONS /graphql HTTP/1.1", "origin: https://elsewhere.example"]);
  expect({ status, text, allow: headers.allow, shared: headers["access-control-allow-origin"] }).toEqual({
    status: 204,
    text: "",
    allow: "GET, POST",
  });
  for (const method of ["HEAD", "PUT", "DELETE"]) {
    const refusal = await send([
      `${method} /graphql HTTP/1.1`,
      "content-type: application/json",
      "apollo-require-preflight: 1",
      "content-length: 0",
    ]);
    expect([method, refusal.status, refusal.headers.allow]).toEqual([method, 405, "GET, POST"]);
  }
});
