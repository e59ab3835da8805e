import { createWriteClient } from "@prismicio/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { createTestContent } from "#upstreams/testing.ts";

let upstreams: Upstreams;
const SECOND_MS = 1000;
/** One with a pause between two requests. */
let patient: Upstreams;

beforeAll(async () => {
  const folder = () => createTestContent().contentDir;
  upstreams = await createUpstreams({ port: 0, kioskCount: 5, repository: { folder: folder() } });
  patient = await createUpstreams({ port: 0, kioskCount: 5, repository: { folder: folder(), writeIntervalMs: 60 * SECOND_MS } });
});

afterAll(async () => {
  await Promise.all([upstreams.close(), patient.close()]);
});

beforeEach(async () => {
  await fetch(`${upstreams.url}/migration/__reset`, { method: "POST" });
});

const good = { repository: "keyway", authorization: "Bearer write-token", "content-type": "application/json" };
const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = good) => {
  const response = await fetch(`${upstreams.url}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return { status: response.status, body: (await response.json()) as { id: string; message: string; details: string[] } };
};
const page = (uid: string, more: object = {}) => ({ title: "T", type: "page", lang: "en-us", uid, data: {}, ...more });

describe("the Migration API", () => {
  test.each([
    ["no token", { ...good, authorization: "" }, 401],
    ["another token", { ...good, authorization: "Bearer x" }, 401],
    ["another repository", { ...good, repository: "other" }, 403],
  ])("refuses %s", async (_, headers, status) => {
    expect((await send("POST", "/migration/documents", page("a"), headers)).status).toBe(status);
  });

  test.each([
    ["a field of the body that it does not know", page("a", { colour: "red" }), /colour/],
    ["a type that there is not", page("a", { type: "leaflet" }), /there is no custom type leaflet/],
    ["a locale that there is not", page("a", { lang: "de-de" }), /there is no locale de-de/],
    ["a field that the model does not have", page("a", { data: { colour: "red" } }), /data\.colour: unknown field/],
    [
      "a field of a slice that its model does not have",
      page("a", { data: { slices: [{ slice_type: "hero", primary: { x: 1 } }] } }),
      /slices\[0\]\.primary\.x/,
    ],
    ["a slice that the zone does not have", page("a", { data: { slices: [{ slice_type: "poster" }] } }), /poster is no slice of this zone/],
    ["a value of another kind", page("a", { data: { hide_header: "yes" } }), /hide_header: must be true or false/],
    ["a picture that was not uploaded", page("a", { data: { meta_image: { id: "x", url: "y" } } }), /x is no asset of the media library/],
    ["a page without its uid", { title: "T", type: "page", lang: "en-us", data: {} }, /uid: is required/],
    ["a translation of nothing", page("a", { lang: "fr-ca", alternate_language_id: "x" }), /there is no document x/],
  ])("refuses %s", async (_, body, message) => {
    const { status, body: answer } = await send("POST", "/migration/documents", body);
    expect([status, answer.message]).toEqual([400, expect.stringMatching(message)]);
  });

  test("refuses a link to no document, and one with an id that cannot be one", async () => {
    const withLink = (id: string) => ({
      title: "T",
      type: "company_information",
      lang: "en-us",
      data: { contact_page: { link_type: "Document", id } },
    });
    expect((await send("POST", "/migration/documents", withLink("short"))).body.message).toContain(
      "DocumentId must be a 16 character string",
    );
    expect((await send("POST", "/migration/documents", withLink("x".repeat(16)))).body.message).toContain("there is no document");
  });

  test("takes a document as the Content API sends it, once for each uid, and a singleton once for each language", async () => {
    const asRead = { ...page("once"), id: "old", url: null, href: "", slugs: [], linked_documents: [], alternate_languages: [] };
    const first = await send("POST", "/migration/documents", asRead);
    expect([first.status, first.body.id]).toEqual([201, expect.stringMatching(/^\w{16}$/)]);
    expect((await send("POST", "/migration/documents", page("once"))).body.message).toContain("A document with this UID already exists");
    const single = { title: "T", type: "cookie_banner", lang: "en-us", data: {} };
    expect((await send("POST", "/migration/documents", single)).status).toBe(201);
    expect((await send("POST", "/migration/documents", single)).body.message).toContain("there is a cookie_banner in en-us already");
  });

  test("changes a document, and knows none by another id", async () => {
    const { body } = await send("POST", "/migration/documents", page("changing"));
    expect((await send("PUT", `/migration/documents/${body.id}`, { uid: "changed", data: { meta_title: "M" } })).status).toBe(200);
    expect((await send("PUT", "/migration/documents/nobody", { data: {} })).status).toBe(404);
  });

  test("publishes the release, and refuses to publish an empty one", async () => {
    await send("POST", "/migration/documents", page("published"));
    const published = await send("POST", "/migration/migration-release/publish", {});
    expect([published.status, (published.body as unknown as { totalItems: number }).totalItems > 0]).toEqual([202, true]);
    expect((await send("POST", "/migration/migration-release/publish", {})).status).toBe(400);
    const uids = async () => {
      const client = createWriteClient("keyway", { writeToken: "", documentAPIEndpoint: `${upstreams.url}/repository/api/v2` });
      return (await client.dangerouslyGetAll()).map(({ uid }) => uid);
    };
    await expect.poll(uids, { timeout: 10_000 }).toContain("published");
  });
});

test("the APIs that write refuse a second request within their pause, each by its own clock, and do not say for how long", async () => {
  const ask = (path: string) => fetch(`${patient.url}${path}`, { headers: good });
  expect((await ask("/assets/assets")).status).toBe(200);
  const second = await ask("/assets/assets");
  expect([second.status, second.headers.get("retry-after")]).toEqual([429, null]);
  expect((await ask("/migration/documents")).status).toBe(404);
  expect((await ask("/migration/documents")).status).toBe(429);
});

describe("the Asset API", () => {
  const upload = (file: File, fields: Record<string, string> = {}) => {
    const form = new FormData();
    form.append("file", file);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const { repository, authorization } = good;
    return fetch(`${upstreams.url}/assets/assets`, { method: "POST", headers: { repository, authorization }, body: form });
  };

  test("takes a drawing, tells its size, and serves it as it is", async () => {
    const response = await upload(new File(['<svg width="40" height="30"/>'], "a b.svg"), { alt: "A" });
    const asset = (await response.json()) as { url: string };
    expect(asset).toMatchObject({ filename: "a b.svg", extension: "svg", kind: "image", width: 40, height: 30, alt: "A", tags: [] });
    expect(asset.url).not.toContain("?");
    const file = await fetch(asset.url);
    expect([file.headers.get("content-type"), await file.text()]).toEqual(["image/svg+xml", '<svg width="40" height="30"/>']);
  });

  test("has a photo scaled by an address of its own kind", async () => {
    const png = Buffer.alloc(24);
    png.writeUInt32BE(20, 16);
    png.writeUInt32BE(10, 20);
    expect(await (await upload(new File([new Uint8Array(png)], "a.png"))).json()).toMatchObject({
      width: 20,
      height: 10,
      url: expect.stringContaining("_a.png?auto=format,compress"),
    });
  });

  test.each([
    ["a program", new File(["x"], "a.exe"), {}, /\.exe are not supported/],
    ["a field that it does not know", new File(["x"], "a.png"), { colour: "red" }, /Unknown field colour/],
    ["a text that is too long", new File(["x"], "a.png"), { alt: "x".repeat(501) }, /at most 500 characters/],
  ])("refuses %s", async (_, file, fields, message) => {
    const response = await upload(file, fields);
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([400, expect.stringMatching(message)]);
  });
});

test("the Custom Types API lists the project's models to clients with a write token", async () => {
  const types = (await send("GET", "/custom-types/customtypes")).body as unknown as { id: string }[];
  expect(types.map(({ id }) => id)).toContain("page");
  expect((await send("GET", "/custom-types/slices")).status).toBe(200);
  expect((await send("GET", "/custom-types/customtypes", undefined, { ...good, authorization: "" })).status).toBe(401);
});
