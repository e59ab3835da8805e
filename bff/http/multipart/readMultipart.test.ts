import { connect } from "node:net";
import { describe, expect, it, test } from "vitest";
import { MAX_RESUME_BYTES } from "#shared/forms/resume.ts";
import { application, apply, applicationRequest, BEGINNINGS, resumeFile } from "#tests/support/application.ts";
import { startRawBff } from "#tests/support/rawBff.ts";

const B = "limit-of-parts";
const OPERATION = { query: "{ ok }", variables: { file: null } };
const field = (name: string, text: string) => part(`form-data; name="${name}"`, text);
const part = (disposition: string, text: string) => `--${B}\r\ncontent-disposition: ${disposition}\r\n\r\n${text}\r\n`;
const file = (name = "0", text: string = BEGINNINGS.pdf) => part(`form-data; name="${name}"; filename="a.pdf"`, text);
const operations = (value: unknown = OPERATION) => field("operations", JSON.stringify(value));
const map = (value: unknown = { 0: ["variables.file"] }) => field("map", JSON.stringify(value));
const form = (...parts: string[]) => `${parts.join("")}--${B}--\r\n`;

const headOf = (type: string, ...more: string[]) => [
  "POST /graphql HTTP/1.1",
  "apollo-require-preflight: 1",
  `content-type: ${type}`,
  ...more,
];

/** Sends a multipart body to a BFF, and returns its answer with the errors that would have ended the process. */
async function post(body: string | Uint8Array, type = `multipart/form-data; boundary=${B}`, ...more: string[]) {
  const bff = await startRawBff();
  const { status, json, text } = await bff.send(headOf(type, `content-length: ${Buffer.byteLength(body)}`, ...more), body);
  // The second error of a parser comes in a later turn.
  expect(await bff.ask("{ ok }")).toEqual({ data: { ok: true } });
  expect(bff.faults).toEqual([]);
  expect(bff.fakes.log).toEqual([]);
  const { data, errors } = json as { data?: unknown; errors?: { message: string }[] };
  return { status, text, data, error: errors?.[0]?.message, submitted: bff.fakes.jobs.received };
}

describe("a form is refused with 400 and a reason, and the process lives:", () => {
  const good = operations();
  const MALFORMED = /malformed headers: begin it with/;
  const CUT_OFF = /The form is cut off: end it with/;

  test.each([
    ["a part header without a colon", `--${B}\r\nbad\r\n\r\n`],
    ["NUL in a header's name", `--${B}\r\nContent-\0: a\r\n\r\n`],
    ["NUL in a header's value", `--${B}\r\nContent-Disposition: a\0\r\n\r\n`],
    ["a header without a name", `--${B}\r\n: a\r\n\r\n`],
    ["a line break without its return", `--${B}\r\nContent-Disposition: form-data\n\r\n\r\n`],
    ["a header over 16 kB", `--${B}\r\nContent-Disposition: form-data; name="${"x".repeat(17_000)}"\r\n\r\n`],
    ["headers over 16 kB together", `--${B}\r\n${"x: y\r\n".repeat(3000)}\r\n`],
    ["no header at all", `--${B}\r\n\r\ntext\r\n--${B}--`],
    ["a good part, then a bad one", `${good}--${B}\r\nbad\r\n\r\n`],
    ["two good parts, then a bad one", `${good}${map()}--${B}\r\nbad\r\n\r\n`],
    ["two bad ones", `--${B}\r\nbad\r\n\r\n--${B}\r\nbad\r\n\r\n--${B}--`],
  ])("%s", async (_, body) => expect(await post(body)).toMatchObject({ status: 400, error: expect.stringMatching(MALFORMED) as string }));

  const whole = form(good, map(), file());
  const places = [
    0,
    1,
    B.length,
    B.length + 4,
    60,
    good.length - 1,
    good.length,
    good.length + map().length + 3,
    whole.indexOf("%PDF") - 1,
  ];
  test.each(places)("cut off after %i bytes", async (bytes) =>
    expect(await post(whole.slice(0, bytes))).toMatchObject({ status: 400, error: expect.stringMatching(CUT_OFF) as string }),
  );

  test.each([
    ["none", "multipart/form-data"],
    ["empty", "multipart/form-data; boundary="],
    ["empty in quotes", 'multipart/form-data; boundary=""'],
    ["of 10 kB", `multipart/form-data; boundary=${"x".repeat(10_000)}`],
    ["of 71 characters", `multipart/form-data; boundary=${"x".repeat(71)}`],
    ["an extended one", `multipart/form-data; boundary*=utf-8''${B}`],
    ["with a space at its end", `multipart/form-data; boundary="${B} "`],
    ["with escapes", `multipart/form-data; boundary="\\"${B}"`],
    ["without its sign", "multipart/form-data; boundary"],
  ])("the boundary: %s", async (_, type) =>
    expect(await post(whole, type)).toMatchObject({
      status: 400,
      error: expect.stringMatching(/no valid boundary: it has 1 to 70/) as string,
    }),
  );

  test.each([
    ["another boundary", whole.replaceAll(B, "another"), CUT_OFF],
    ["an empty body", "", CUT_OFF],
    ["a part without a name", form(field("", "a")), /A part has no name/],
    ["the file before the fields", form(file(), good, map()), /too early: send the fields operations and map before it/],
    ["the file before the map", form(good, file(), map()), /too early/],
    ["no operations", form(map(), file()), /send the fields operations and map once each, in this order/],
    ["no fields", form(), /operations is missing/],
    ["no map", form(good), /map is missing: send it after operations/],
    ["no file", form(good, map()), /The file is missing: send the part that map names/],
    ["operations that is not JSON", form(field("operations", "{"), map(), file()), /operations is not JSON/],
    ["operations that is a batch", form(operations([OPERATION]), map(), file()), /one operation, not a batch/],
    ["operations that is null", form(operations(null), map(), file()), /operations is not an object/],
    ["operations that is a text", form(operations("{ ok }"), map(), file()), /operations is not an object/],
    ["a map that is not JSON", form(good, field("map", "{"), file()), /map is not JSON/],
    ["a map that is a list", form(good, map(["variables.file"]), file()), /map is not an object/],
    ["a map that is null", form(good, map(null), file()), /map is not an object/],
    ["a map of two files", form(good, map({ 0: ["variables.file"], 1: ["variables.file"] }), file()), /one file in a request/],
    ["a map with a text in place of a list", form(good, map({ 0: "variables.file" }), file()), /a path that is not a variable/],
    ["a map with an empty list", form(good, map({ 0: [] }), file()), /a path that is not a variable/],
    ["a map with a path into a variable", form(good, map({ 0: ["variables.file.a"] }), file()), /a path that is not a variable/],
    ["a map without the file", form(good, map({}), file()), /not named in map/],
    ["a map of another file", form(good, map({ 1: ["variables.file"] }), file()), /not named in map/],
    ["a map to a variable with a value", form(operations({ ...OPERATION, variables: { file: 1 } }), map(), file()), /send null/],
    ["operations twice", form(good, good, map(), file()), /once each/],
    ["map twice", form(good, map(), map(), file()), /once each|too many fields/],
    ["a third field", form(good, map(), field("more", "a"), file()), /too many fields/],
    ["an unknown field", form(field("more", "a"), good, map(), file()), /unknown/],
    ["parts that are no fields", form(good, map(), ...Array<string>(4).fill(part("inline", "a")), file()), /too many parts/],
  ])("%s", async (_, body, reason) =>
    expect(await post(body)).toMatchObject({ status: 400, error: expect.stringMatching(reason) as string }),
  );

  test("a field over 100 kB is 413", async () => {
    expect(await post(form(operations({ ...OPERATION, more: "x".repeat(100_000) }), map(), file()))).toMatchObject({ status: 413 });
  });

  test("a preamble that is larger than any form is 413", async () => {
    expect(await post(`${"x".repeat(MAX_RESUME_BYTES + 400_000)}\r\n${whole}`)).toMatchObject({
      status: 413,
      error: expect.stringMatching(/too large/) as string,
    });
  });

  test("a compressed form is 415", async () => {
    expect(await post(whole, `multipart/form-data; boundary=${B}`, "content-encoding: gzip")).toMatchObject({ status: 415 });
  });
});

describe("a form is read", () => {
  test.each([
    ["of a type in capitals", `Multipart/Form-Data; boundary=${B}`],
    ["of a boundary in quotes", `multipart/form-data; charset=utf-8; boundary="${B}"`],
    ["of a parameter in capitals", `multipart/form-data; BOUNDARY=${B}`],
  ])("%s", async (_, type) =>
    expect(await post(form(operations(), map(), file()), type)).toMatchObject({ status: 200, data: { ok: true } }),
  );

  test.each([
    [
      "with a byte order mark before its fields",
      form(field("operations", `\uFEFF${JSON.stringify(OPERATION)}`), field("map", `\uFEFF{"0":["variables.file"]}`), file()),
    ],
    ["without a file", form(operations(), map({}))],
    ["with an empty file", form(operations(), map(), file("0", ""))],
    ["with text before and after it", `preamble\r\n${form(operations(), map(), file())}epilogue`],
  ])("%s", async (_, body) => expect(await post(body)).toMatchObject({ status: 200, data: { ok: true } }));
});

describe("a résumé", () => {
  const query = `mutation ($input: JobApplicationInput!, $file: Upload, $key: ID!) {
    submitJobApplication(input: $input, resume: $file, key: $key) { ... on JobApplicationReceived { reference } ... on Error { code } }
  }`;
  const resume = { query, variables: { input: application(), file: null, key: crypto.randomUUID() } };

  test.each([
    ["that is cut off", form(operations(resume), map(), file()).slice(0, -B.length - 8), /cut off/],
    ["with a second file behind it", form(operations(resume), map(), file(), file()), /several files/],
    ["with a field behind it", form(operations(resume), map(), file(), field("more", "a")), /too many fields/],
    ["with a malformed part behind it", `${form(operations(resume), map(), file()).slice(0, -4)}\r\nbad\r\n\r\n`, /malformed/],
  ])("%s is refused, and not submitted", async (_, body, reason) => {
    expect(await post(body)).toMatchObject({ status: 400, error: expect.stringMatching(reason) as string, submitted: [] });
  });

  it("that is used by two fields is refused", async () => {
    const twice = {
      ...resume,
      query: query
        .replace("submitJobApplication", "a: submitJobApplication")
        .replace(/\}\s*$/, `b: submitJobApplication(input: $input, resume: $file, key: $key) { __typename } }`),
    };
    expect((await post(form(operations(twice), map(), file()))).text).toContain("A file can be used once");
  });

  it("that is no file is refused", async () => {
    const { ask } = await startRawBff();
    for (const value of ["a.pdf", {}, 1])
      expect((await ask(query, { ...resume.variables, file: value })).errors?.[0]?.message).toContain(
        "sent as a part of a multipart request",
      );
    expect((await ask(`mutation { submitJobApplication(input: {}, resume: "a.pdf", key: "k") { __typename } }`)).errors).toBeDefined();
  });

  it("reaches its resolver while it arrives, and an early answer does not wait for the rest", async () => {
    const { url, fakes } = await startRawBff();
    const whole = new Request(url, applicationRequest({ ...application(), email: "robin" }, resumeFile("pdf", MAX_RESUME_BYTES)));
    const body = Buffer.from(await whole.arrayBuffer());
    let proceed: () => void = () => {};
    const answered = new Promise<void>((resolve) => (proceed = resolve));
    const slow = new ReadableStream({
      async start(controller) {
        controller.enqueue(body.subarray(0, 100_000));
        await answered;
        controller.enqueue(body.subarray(100_000));
        controller.close();
      },
    });
    const response = await fetch(url, { method: "POST", headers: whole.headers, body: slow, duplex: "half" } as RequestInit);
    expect(await response.json()).toMatchObject({ data: { submitJobApplication: { __typename: "InvalidInput" } } });
    proceed();
    expect(fakes.calls).toEqual([]);
    expect((await apply(url, application(), resumeFile())).data?.submitJobApplication?.reference).toBe("7QK2-9XMD");
  });

  it("whose sender goes on after the answer for more than any file is cut off", async () => {
    const { url } = await startRawBff();
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    const closed = new Promise((resolve) => socket.on("close", resolve).on("error", () => {}));
    const early = form(operations(), map({}), file()).slice(0, -4);
    socket.write([...headOf(`multipart/form-data; boundary=${B}`, "host: x", "content-length: 1000000000"), "", early].join("\r\n"));
    const more = Buffer.alloc(65_536);
    const pump = () => {
      while (!socket.destroyed && socket.write(more));
    };
    socket.on("drain", pump).resume();
    pump();
    await closed;
    expect(socket.bytesWritten).toBeLessThan(200_000_000);
  });
});
