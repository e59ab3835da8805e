import { expect, test } from "vitest";
import { answerTypeFor } from "./answerType";

const JSON_TYPE = "application/json";
const GRAPHQL = "application/graphql-response+json";

test.each([
  ["nothing", undefined, JSON_TYPE],
  ["an empty header", " ", JSON_TYPE],
  ["anything", "*/*", JSON_TYPE],
  ["anything of an application", "application/*", JSON_TYPE],
  ["a page, or anything", "text/html,*/*;q=0.8", JSON_TYPE],
  ["GraphQL's own type", GRAPHQL, GRAPHQL],
  ["GraphQL's own type in capitals, in UTF-8", "Application/GraphQL-Response+JSON; charset=utf-8", GRAPHQL],
  ["GraphQL's own type before JSON", `${GRAPHQL},application/json;q=0.9`, GRAPHQL],
  ["GraphQL's own type before anything", `*/*;q=0.1, ${GRAPHQL}`, GRAPHQL],
  ["JSON before GraphQL's own type", `${GRAPHQL};q=0.5, application/json`, JSON_TYPE],
  ["both alike, GraphQL's own type first", `${GRAPHQL}, application/json`, GRAPHQL],
  ["both alike, JSON first", `application/json, ${GRAPHQL}`, JSON_TYPE],
  ["no JSON, but anything else", "application/json;q=0, */*", GRAPHQL],
])("accept with %s", (_, accept, type) => {
  expect(answerTypeFor(accept)).toBe(type);
});

test.each(["text/html", "image/*", `${GRAPHQL};q=0`, "application/json;q=high", ","])("accept with only %s has no type", (accept) => {
  expect(answerTypeFor(accept)).toBeUndefined();
});
