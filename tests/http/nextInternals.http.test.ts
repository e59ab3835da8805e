import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { previewPath, writeDraft } from "../support/drafts";
import { startHttpServer } from "../support/httpServer";
import { ownStack } from "../support/ownStack";
import { hero } from "../support/publish";
import { type RawAnswer, rawGet } from "../support/rawRequest";
import { startSite } from "../support/servers";

// What site/nextInternals and site/htmlRewrite rely on in Next without a documented guarantee. An upgrade that changes it fails here with
// the name of the file to mend. The tests beside site/nextInternals check what needs no running site: the router, a build, React's markup.

const get = (path: string, headers: Record<string, string> = {}) => rawGet(ownStack().siteUrl, path, { accept: "text/html", ...headers });

/** A page whose form responds with its missing fields. */
async function formAnswer(): Promise<RawAnswer> {
  const form = new FormData();
  form.set("name", "");
  const answer = await fetch(`${ownStack().siteUrl}/contact/?form=contact`, {
    method: "POST",
    body: form,
    headers: { accept: "text/html" },
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
    movedTo: null,
    lang: null,
    canonical: null,
  };
}

/** A draft, which only its editor sees. */
async function draft(): Promise<RawAnswer> {
  await writeDraft("next-inside", { id: "Znextdraften", uid: "next-draft", data: { meta_title: "Draft", slices: [hero("Draft")] } });
  const begun = await get(previewPath("next-inside", "Znextdraften"));
  return get(begun.movedTo!, { cookie: begun.headers["set-cookie"]!.map((cookie) => cookie.split(";")[0]).join("; ") });
}

describe("every kind of page contains its styles, and loads its scripts after the first paint", () => {
  it.each<[string, number, () => Promise<RawAnswer>]>([
    ["the home page", 200, () => get("/")],
    ["a page for a visitor with a token", 200, () => get("/key-gallery/", { cookie: "token=x" })],
    ["a variation", 200, () => get("/", { cookie: "io.prismic.experiment=G%201" })],
    ["a draft", 200, draft],
    ["a search", 200, () => get("/key-services/?q=Columbus")],
    ["a filter", 200, () => get("/key-gallery/?group=WILD")],
    ["a page of a list", 200, () => get("/key-services/tx/houston/?page=2")],
    ["a kiosk's page", 200, () => get("/key-services/ny/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/100001/")],
    ["the answer to a form", 422, formAnswer],
    ["the 404 page", 404, () => get("/no-page-of-next-inside/")],
  ])("%s", async (_, status, ask) => {
    const { status: given, headers, body } = await ask();
    expect(given).toBe(status);
    expect(body.match(/<style>/g)!.length, "Next no longer names style sheets as nextInternals/staticPaths reads it").toBeGreaterThan(2);
    // A draft also has that of its bar, which published pages do not contain.
    const blocking = (body.match(/<link rel="stylesheet"(?! disabled)[^>]*>/g) ?? []).filter((link) => !link.includes("/draft-bar.css"));
    expect(blocking, "a style sheet that the first paint waits for").toEqual([]);
    expect(String(headers.link), "Next names style sheets in a header again (reactMaxHeadersLength)").not.toContain(".css");
    expect(
      body.match(/<script src="[^"]*" async=""/g) ?? [],
      "Next no longer asks for scripts as htmlRewrite/scriptsAfterPaint reads it",
    ).toEqual([]);
    const late = /\((\["\/_next\/[^\]]*\])\)<\/script><\/body>/.exec(body)?.[1] ?? "[]";
    expect((JSON.parse(late) as string[]).length).toBeGreaterThan(3);
    const head = /<head>[\s\S]*?<\/head>/.exec(body)![0];
    expect(head, "Next no longer sends title and description in the head (htmlLimitedBots)").toContain("<title>");
  });
});

describe("the data of a page for Next's router", () => {
  it("is complete if the router does not send the previous page", async () => {
    const { status, headers, body } = await get("/contact/?_rsc=", { rsc: "1" });
    expect({ status, type: headers["content-type"] }, "Next no longer answers the router without its tree").toEqual({
      status: 200,
      type: "text/x-component",
    });
    const title = /<h1[^>]*>([^<]+)/.exec((await get("/contact/")).body)![1]!;
    expect(body).toContain(title);
    expect(body, "Next no longer sends the document around the page").toContain('["$","html"');
  });

  it("has an error status if a page failed", async () => {
    const bff = await startHttpServer((response, request) => {
      void text(request).then((body) => {
        const { operationName: name } = JSON.parse(body || "{}") as { operationName?: string };
        const route = { status: "FOUND", path: "/a/", lang: "en-us", state: "PUBLISHED" };
        response
          .setHeader("content-type", "application/json")
          .end(JSON.stringify(name === "RouteByPath" ? { data: { route } } : { errors: [{ message: "Away." }] }));
      });
    });
    const site = await startSite({ bffUrl: bff.url });
    onTestFinished(site.stop);
    expect(
      (await rawGet(site.url, "/a/?_rsc=", { rsc: "1" })).status,
      "Next no longer writes errors into the data as nextInternals/renderErrors reads it",
    ).toBe(503);
    const { status, body } = await rawGet(site.url, "/a/");
    expect(status, "Next no longer answers a page that broke with 500 and its digest").toBe(503);
    expect(body).toContain("<header");
  });
});
