import { expect, test } from "vitest";
import { createFakes, failureOf, pageDocument, startBff } from "#tests/support/fakes.ts";
import { SourceError } from "../lib/errors";
import { createServer } from "../server";

const fields = (count: number, field: string) => `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(" ")} }`;
const KIOSKS = fields(20, 'kiosk(id: "1") { name }');

async function start() {
  const fakes = createFakes();
  return { fakes, ...(await startBff(fakes)) };
}

test("a source that fails many fields is one line with their number and the first path", async () => {
  const { fakes, ask } = await start();
  fakes.kiosks.failure = failureOf("kiosks");
  const { errors } = await ask(KIOSKS);
  expect(errors).toHaveLength(20);
  expect(fakes.log).toMatchObject([
    {
      level: "warn",
      details: { source: "kiosks", code: "UPSTREAM_STATUS", path: ["a0"], fields: 20, cause: "Error: stack of the upstream" },
    },
  ]);
});

test("a bug of ours that fails many fields is one line, too", async () => {
  const { fakes, ask } = await start();
  fakes.kiosks.failure = new TypeError("cannot read this");
  await ask(KIOSKS);
  expect(fakes.log).toMatchObject([
    { level: "error", message: "a resolver failed", details: { path: ["a0"], fields: 20, err: fakes.kiosks.failure } },
  ]);
});

test("different faults are a line each, and the next request has its own lines", async () => {
  const { fakes, ask } = await start();
  fakes.kiosks.failure = failureOf("kiosks");
  fakes.content.failure = new SourceError("no answer", { source: "content", code: "UPSTREAM_UNREACHABLE" });
  const page = 'page(path: "/", language: EN_US) { __typename }';
  const query = `{ a: kiosk(id: "1") { name } b: kiosk(id: "1") { name } c: ${page} d: ${page} }`;
  for (let times = 1; times <= 2; times++) {
    await ask(query);
    expect(fakes.log).toHaveLength(2 * times);
  }
  const written = fakes.log.slice(0, 2).map(({ details: { source, fields: failed } }) => `${String(source)} ${String(failed)}`);
  expect(written.sort()).toEqual(["content 2", "kiosks 2"]);
});

test("a fault that a resolver has handled counts together with the same fault of other fields", async () => {
  const { fakes, ask } = await start();
  fakes.content.documents = [pageDocument({ id: "c", type: "company_information", uid: null, data: {} })];
  fakes.content.failure = failureOf("content");
  await ask(
    '{ a: company(language: EN_US) { error } b: company(language: FR_CA) { error } page(path: "/", language: EN_US) { __typename } }',
  );
  expect(fakes.log).toMatchObject([{ level: "warn", details: { source: "content", fields: 3, path: ["page"] } }]);
});

test("a request whose context cannot be created is logged, and answered without the reason", async () => {
  const fakes = createFakes();
  const { ask } = await startBff(fakes, async (deps) => {
    const server = await createServer(deps);
    deps.sources.content = {
      ...deps.sources.content,
      get repository(): string {
        throw new Error("a secret reason");
      },
    };
    return server;
  });
  expect(await ask("{ ok }")).toMatchObject({ errors: [{ message: "Something went wrong on our side." }] });
  expect(fakes.log).toMatchObject([
    {
      level: "error",
      message: "a request could not be answered",
      details: { err: { message: expect.stringContaining("a secret reason") } },
    },
  ]);
});

test("a client's mistake is not logged", async () => {
  const { fakes, ask } = await start();
  await ask("{ nothing }");
  await ask("{");
  await ask(fields(31, "ok"));
  expect(fakes.log).toEqual([]);
});
