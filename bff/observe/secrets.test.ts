import { expect, test, vi } from "vitest";
import { application, apply, message, resumeFile } from "#tests/support/application.ts";
import { failureOf } from "#tests/support/fakes.ts";
import { rawGet } from "#tests/support/rawRequest.ts";
import { post, startWatched } from "./testing";

/** A visitor's secret, sent in every part of a request that has room for it. */
const SECRET = "hush-hush";

test("the log holds nothing of what a visitor has sent but the names of operation and client", async () => {
  const { url, fakes, lines } = await startWatched({ backendStatuses: [200, 502] });
  const headers = {
    cookie: `token=${SECRET}; io.prismic.preview=${SECRET}; other=${SECRET}`,
    authorization: `Bearer ${SECRET}`,
    "x-forwarded-for": "203.0.113.77",
    "x-request-id": `${SECRET} is no id`,
    "client-name": `a ${SECRET}`,
    "user-agent": SECRET,
    referer: `https://site.example/${SECRET}`,
  };
  const page = `page(path: "/${SECRET}/", language: EN_US) { __typename }`;
  const query = `query ($id: ID!) { # ${SECRET}\n kiosk(id: $id) { name } ${page} }`;
  const ask = () => post(`${url}?${SECRET}`, { query, variables: { id: SECRET }, extensions: { [SECRET]: 1 } }, headers);
  await ask();
  fakes.content.failure = failureOf("content");
  fakes.clock.now += 86_400_000 + 300_000;
  await ask();
  await post(url, { query: `{ ${SECRET} }`, operationName: SECRET }, headers);
  await post(url, `{"query": "${SECRET}`, headers);
  await rawGet(url, `/media/a.png?${SECRET}`, headers);
  await apply(url, { ...application(), firstName: SECRET }, resumeFile());
  await post(
    url,
    {
      query: `mutation ($input: ContactMessageInput!) { submitContactMessage(input: $input, key: "${SECRET}") { __typename } }`,
      variables: { input: { ...message(), message: SECRET } },
    },
    headers,
  );
  await vi.waitFor(() => expect(lines).toHaveLength(7));
  // The outcome shows that the request was accepted with its secrets.
  expect(lines[0]!.details).toMatchObject({ outcome: "ok", operation: { type: "query" } });
  expect(fakes.log.map(({ details }) => details.source).sort()).toEqual(["content", "kiosks"]);
  const written = JSON.stringify([lines, fakes.log]);
  for (const secret of [SECRET, "203.0.113.77", "cookie", "Bearer"]) expect(written).not.toContain(secret);
});
