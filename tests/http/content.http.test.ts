import { beforeAll, describe, expect, it } from "vitest";
import { ownStack } from "../support/ownStack";
import { featuredKiosks, hero, publishPages, text } from "../support/publish";
import { rawGet } from "../support/rawRequest";

const { siteUrl } = ownStack();

describe("fields that an editor may leave empty", () => {
  it("a page without content is shown, with a title made from its path", async () => {
    await publishPages({ id: "Zempty1en", uid: "an-empty-page" });
    const { status, body } = await rawGet(siteUrl, "/an-empty-page/");
    expect(status).toBe(200);
    expect(body).toContain("<title>an empty page</title>");
    expect(body).toContain("<main");
  });

  it("empty slices render nothing", async () => {
    const slices = [
      { slice_type: "hero", variation: "default", primary: {} },
      {
        slice_type: "hero",
        variation: "default",
        primary: { title: [], lead: [], image: {}, buttons: [{}, { link: { link_type: "Any" }, style: null }] },
      },
      { slice_type: "hero", variation: "compact", primary: {} },
      { slice_type: "featured_kiosks", variation: "default", primary: {} },
      {
        slice_type: "featured_kiosks",
        variation: "default",
        primary: { title: [], description: [], locations: [{}, { kiosk: null }, { kiosk: {} }, { location_id: "" }] },
      },
      hero("The end"),
    ];
    await publishPages({ id: "Zempty2en", uid: "empty-slices", data: { slices } });
    const { status, body } = await rawGet(siteUrl, "/empty-slices/");
    expect(status).toBe(200);
    expect(body).toContain("The end");
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(/<main[\s\S]*<\/main>/.exec(body)![0]).not.toMatch(/<(h2|h3|img|button)\b/);
  });

  it("unknown slices and unknown variations are left out", async () => {
    const slices = [
      hero("Before"),
      { slice_type: "countdown", variation: "default", primary: { title: text("Soon") } },
      { slice_type: "hero", variation: "holiday", primary: { title: text("Merry") } },
      featuredKiosks("103001"),
    ];
    await publishPages({ id: "Zunknown1en", uid: "unknown-slices", data: { slices } });
    const { status, body } = await rawGet(siteUrl, "/unknown-slices/");
    expect(status).toBe(200);
    expect(body).toContain("Before");
    expect(body).toContain("Near you");
    for (const words of ["Soon", "Merry"]) expect(body).not.toContain(words);
  });

  it("kiosks that no longer exist are left out", async () => {
    await publishPages({ id: "Zgone1en", uid: "gone-kiosks", data: { slices: [featuredKiosks("no-such-kiosk", "103002", " ")] } });
    const { status, body } = await rawGet(siteUrl, "/gone-kiosks/");
    expect(status).toBe(200);
    expect(body.match(/<h3/g)).toHaveLength(1);
    expect(body).not.toContain("didn’t load");
  });
});

describe("links", () => {
  const linked = (data: object) => ({
    slice_type: "hero",
    variation: "compact",
    primary: {
      title: text("Links", "heading1"),
      lead: [{ type: "paragraph", text: "A link here", spans: [{ start: 2, end: 6, type: "hyperlink", data }], direction: "ltr" }],
    },
  });

  it("that would run a script are not rendered as links", async () => {
    await publishPages({
      id: "Zscript1en",
      uid: "script-link",
      data: { slices: [linked({ link_type: "Web", url: "javascript:alert(1)" })] },
    });
    const { status, body } = await rawGet(siteUrl, "/script-link/");
    expect(status).toBe(200);
    // React separates adjacent texts by comments.
    expect(body.replaceAll("<!-- -->", "")).toContain("A link here");
    expect(body).not.toMatch(/href="javascript:/i);
  });

  it("that were typed carelessly lead where they were meant to", async () => {
    const typed = [" \u200Bhttps://example.com/a b", "www.example.com", "help@example.com", "contact/", "sms:+12125550100"];
    const slices = typed.map((url) => linked({ link_type: "Web", url }));
    await publishPages({ id: "Ztyped1en", uid: "typed-links", data: { slices } });
    const { body } = await rawGet(siteUrl, "/typed-links/");
    for (const href of ["https://example.com/a%20b", "https://www.example.com", "mailto:help@example.com", "/contact/", "sms:+12125550100"])
      expect(body).toContain(`<a href="${href}"`);
  });

  it("keep the language of the page", async () => {
    const slices = [linked({ link_type: "Document", id: "Zonlyen1en" }), linked({ link_type: "Web", url: "/how-it-works/" })];
    await publishPages(
      { id: "Zonlyen1en", uid: "only-english", data: { slices: [hero("Only")] } },
      { id: "Zfrench1fr", uid: "liens", lang: "fr-ca", data: { slices } },
    );
    const { body } = await rawGet(siteUrl, "/fr-ca/liens/");
    const main = /<main[\s\S]*<\/main>/.exec(body)![0];
    expect([...main.matchAll(/<a href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual(
      expect.arrayContaining(["/fr-ca/only-english/", "/fr-ca/comment-ca-marche/"]),
    );
    expect(await rawGet(siteUrl, "/fr-ca/only-english/")).toMatchObject({ status: 200 });
  });
});

describe("an old address", () => {
  const redirect = (id: string, from: string, url: string, permanent = true) => ({
    id,
    uid: id,
    type: "redirect",
    data: { from, to: { link_type: "Web", url }, permanent },
  });

  beforeAll(() =>
    publishPages(
      redirect("Zredirect1", "/old-shop/", "/how-it-works/"),
      redirect("Zredirect2", "/blog/*", "/products/*"),
      redirect("Zredirect3", "/summer/", "/contact/", false),
      redirect("Zredirect4", "/circle-a/", "/circle-b/"),
      redirect("Zredirect5", "/circle-b/", "/circle-a/"),
      { id: "Zcafe1en", uid: "caf\u00e9-page", data: { slices: [hero("Café")] } },
    ),
  );

  it.each([
    ["/Old-Shop", 301, "/how-it-works/"],
    ["/fr-ca/old-shop/", 404, undefined],
    ["/blog/2020/keys/", 301, "/products/2020/keys/"],
    ["/summer/", 307, "/contact/"],
    ["/summer/?a=1", 307, "/contact/?a=1"],
    ["/circle-a/", 404, undefined],
    ["/circle-b", 404, undefined],
  ])("that an editor redirects: %s answers %s", async (path, status, movedTo) => {
    for (let times = 0; times < 2; times++) {
      const answer = await rawGet(siteUrl, path);
      // A path without its slash may get it first.
      const last = status === 404 && answer.status === 301 ? await rawGet(siteUrl, answer.movedTo!) : answer;
      expect(last).toMatchObject({ status, ...(movedTo && { movedTo }) });
    }
  });

  it.each([
    ["/HOW-IT-WORKS", "/how-it-works/"],
    ["/fr-ca/Comment-Ca-Marche/", "/fr-ca/comment-ca-marche/"],
    ["/Caf\u00e9-Page/", "/caf%C3%A9-page/"],
    ["/cafe\u0301-page", "/caf%C3%A9-page/"],
  ])("in capitals or with separate accents leads to the page in one step: %s", async (path, movedTo) => {
    for (let times = 0; times < 2; times++) expect(await rawGet(siteUrl, encodeURI(path))).toMatchObject({ status: 301, movedTo });
  });
});

describe("a publish", () => {
  it("is visible at once on a page that was cached before", async () => {
    const page = (title: string) => ({ id: "Zfresh1en", uid: "fresh-page", data: { meta_title: title, slices: [hero(title)] } });
    await publishPages(page("First version"));
    expect((await rawGet(siteUrl, "/fresh-page/")).body).toContain("First version");
    expect((await rawGet(siteUrl, "/fresh-page/")).body).toContain("First version");
    await publishPages(page("Second version"));
    await expect.poll(async () => (await rawGet(siteUrl, "/fresh-page/")).body, { timeout: 3000 }).toContain("Second version");
    expect((await rawGet(siteUrl, "/fresh-page/")).body).not.toContain("First version");
  });

  it("of another uid moves the page", async () => {
    await publishPages({ id: "Zmoved1en", uid: "old-name", data: { slices: [hero("Moved")] } });
    expect(await rawGet(siteUrl, "/old-name/")).toMatchObject({ status: 200 });
    await publishPages({ id: "Zmoved1en", uid: "new-name", data: { slices: [hero("Moved")] } });
    for (let times = 0; times < 2; times++)
      expect(await rawGet(siteUrl, "/old-name/")).toMatchObject({ status: 301, movedTo: "/new-name/" });
    expect(await rawGet(siteUrl, "/new-name/")).toMatchObject({ status: 200 });
  });
});

it("each heading of a page has an id of its words, unique on the page", async () => {
  const steps = {
    slice_type: "steps",
    variation: "default",
    primary: { title: text("Fees", "heading2"), steps: [{ title: "Café, après" }] },
  };
  const rich = { slice_type: "rich_text", variation: "default", primary: { text: text("Fees", "heading3") } };
  await publishPages({ id: "Zanchors1en", uid: "anchors", data: { slices: [hero("Content"), steps, rich] } });
  const { body } = await rawGet(siteUrl, "/anchors/");
  const main = /<main[\s\S]*<\/main>/.exec(body)![0];
  expect(main.match(/<h[1-6][ >]/g)).toHaveLength(4);
  expect([...main.matchAll(/<h[1-6] id="([^"]*)"/g)].map(([, id]) => id)).toEqual(["content-2", "fees", "cafe-apres", "fees-2"]);
});
