import { expect, test } from "vitest";
import { createTestContent } from "../testing";
import { loadImage } from "./imageFiles";

const content = createTestContent();
content.writeText("images/icons/key é.svg", "<svg/>");
content.writeText("images/notes.txt", "private");
content.writeText("secret.svg", "private");
const load = (name: string, etagOfClient?: string) => loadImage(`${content.contentDir}/images`, name, { etagOfClient });

test("serves an image with its type and a long cache lifetime", async () => {
  const { status, headers, body } = await load("icons/key%20%C3%A9.svg");
  expect({ status, body: String(body) }).toEqual({ status: 200, body: "<svg/>" });
  expect(headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000",
  });
});

test("answers 304 to a client that has the image", async () => {
  const { headers } = await load("icons/key%20%C3%A9.svg");
  const again = await load("icons/key%20%C3%A9.svg", headers!.etag);
  expect([again.status, again.body, again.headers!.etag]).toEqual([304, undefined, headers!.etag]);
  expect((await load("icons/key%20%C3%A9.svg", '"another"')).status).toBe(200);
});

test.each([
  "none.svg",
  "notes.txt",
  "icons",
  "",
  "../secret.svg",
  "..%2Fsecret.svg",
  "icons/..%2f..%2fsecret.svg",
  "%2Fetc%2Fpasswd",
  "%",
  "%00.svg",
])("answers 404 for %j", async (name) => {
  expect((await load(name)).status).toBe(404);
});

test("cuts a drawing as an editor has, and leaves it whole where the query says nothing that can be cut", async () => {
  content.writeText("images/wide.svg", '<svg xmlns="x" viewBox="0 0 68 64" width="68" height="64"><path d="M0 0"/></svg>');
  const cut = async (query: string) =>
    String((await loadImage(`${content.contentDir}/images`, "wide.svg", { query: new URLSearchParams(query) })).body);
  expect(await cut("rect=4,2,60,50&w=120&h=100")).toBe('<svg xmlns="x" viewBox="4 2 60 50" width="60" height="50"><path d="M0 0"/></svg>');
  for (const query of ["", "w=10", "rect=1,2", "rect=0,0,0,0", 'rect="><script>,1,1,1'])
    expect(await cut(query)).toContain('viewBox="0 0 68 64"');
});
