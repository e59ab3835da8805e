import { expect, test } from "vitest";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { askForDocument } from "./askForDocument";

const slow = { data: { document: null }, errors: [{ message: "Too slow.", path: ["document"], extensions: { code: "UPSTREAM_TIMEOUT" } }] };
const broken = { data: { document: null }, errors: [{ message: "Broken.", path: ["document", "data"], extensions: { code: "INTERNAL" } }] };

/** A BFF that gives these answers in turn, and the last one ever after. */
async function ask(...answers: object[]) {
  let times = 0;
  const { url } = await startHttpServer((response) => void response.end(JSON.stringify(answers[Math.min(times++, answers.length - 1)])));
  return { ...(await askForDocument(url, "a", "b", 0)), times };
}

test("a document is asked for again after a timeout, five times at most, and not after another error", async () => {
  const answer = { data: { document: { id: "b" } } };
  expect(await ask(slow, slow, answer)).toEqual({ document: { id: "b" }, errors: [], times: 3 });
  expect(await ask(slow)).toEqual({ document: null, errors: ["Too slow. document"], times: 5 });
  expect(await ask(broken, answer)).toEqual({ document: null, errors: ["Broken. document.data"], times: 1 });
  expect(await ask({ data: { document: null } })).toMatchObject({ errors: ["is not answered"], times: 1 });
});
