import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { violationsOn } from "../support/axe";
import { startBffWithEditor } from "../support/bffWithEditor";
import { openPage, untilQuiet, visit } from "../support/browser";
import { endSession, previewPath, removeDraft, toolbarCookie, tokenOf, writeDraft } from "../support/drafts";
import { passOn, startHttps } from "../support/httpsProxy";
import { startHttpServer } from "../support/httpServer";
import { intercept } from "../support/intercept";
import { ownStack } from "../support/ownStack";
import type { PageFile } from "../support/pageFile";
import { hero, publishPages, text } from "../support/publish";
import { rawGet } from "../support/rawRequest";
import { startSite, WEBHOOK_SECRET } from "../support/servers";

const { siteUrl, bffUrl } = ownStack();

const DRAFT = "Words of the draft";
const PUBLIC = "Words for everybody";
const page = (title: string, id = "Zprev1en", uid = "previewed"): PageFile => ({
  id,
  uid,
  data: { meta_title: title, slices: [hero(title)] },
});

beforeAll(async () => {
  await publishPages(page(PUBLIC));
  await writeDraft("s1", page(DRAFT));
  await writeDraft("s1", page(`${DRAFT}, new`, "Zprev2en", "only-a-draft"));
});

const heading = (at: Page, name: string) => at.getByRole("heading", { level: 1, name, exact: true });
const bar = (at: Page) => at.getByRole("complementary", { name: "Preview" });
const pathOf = (at: Page) => at.url().replace(siteUrl, "");
const cookieNames = async (at: Page) => (await at.context().cookies()).map(({ name }) => name);
async function setPreviewCookie(at: Page, value: string) {
  await at.context().addCookies([{ name: "io.prismic.preview", value, url: siteUrl }]);
}

/** Returns responses of site and BFF without preview cookies, which must not contain drafts. */
async function lookInPublic(): Promise<string> {
  const pages = await Promise.all(["/previewed/", "/previewed/", "/only-a-draft/"].map((path) => rawGet(siteUrl, path)));
  const query =
    '{ page(path: "/previewed/", language: EN_US) { ... on PageDocument { data { meta_title } } } document(id: "Zprev2en") { id } }';
  const graph = await fetch(`${bffUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 404]);
  return [...pages.map(({ body }) => body), await graph.text()].join();
}

async function expectNoDraftInPublic() {
  const seen = await lookInPublic();
  expect(seen).toContain(PUBLIC);
  expect(seen).not.toContain(DRAFT);
  expect(seen).not.toContain("Zprev2en");
}

describe("a preview opened from the editor", () => {
  beforeEach(expectNoDraftInPublic);

  it.each(["/preview", "/preview/"])("at %s shows the draft at the document's path, with a bar that has an exit link", async (route) => {
    const at = await openPage();
    const answer = await at.goto(previewPath("s1", "Zprev1en").replace("/preview", route));
    expect(pathOf(at)).toBe("/previewed/");
    expect(answer!.headers()).toMatchObject({ "x-robots-tag": "noindex", "cache-control": expect.stringContaining("no-store") });
    expect(await at.getByRole("heading", { level: 1 }).textContent()).toBe(DRAFT);
    await bar(at).getByText("You are looking at a draft").waitFor();
    await expectNoDraftInPublic();
    // The browser's own queries return the draft too.
    const ofGraph = await at.evaluate(async () => {
      const query = '{ document(id: "Zprev2en") { uid } }';
      return (
        await fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ query }) })
      ).text();
    });
    expect(ofGraph).toContain("only-a-draft");

    await bar(at).getByRole("button", { name: "Exit preview" }).click();
    await at.getByRole("heading", { level: 1, name: PUBLIC }).waitFor();
    expect(pathOf(at)).toBe("/previewed/");
    expect(await bar(at).count()).toBe(0);
    expect(await cookieNames(at)).toEqual([]);
    await expectNoDraftInPublic();
  });

  it("shows no outdated draft after a publish of the same document", async () => {
    const at = await openPage();
    await at.goto(previewPath("s1", "Zprev1en"));
    const body = JSON.stringify({ type: "api-update", documents: ["Zprev1en"], secret: WEBHOOK_SECRET });
    const publish = () => fetch(`${siteUrl}/revalidate`, { method: "POST", body });
    expect((await publish()).status).toBe(200);
    await at.reload();
    expect(await at.getByRole("heading", { level: 1 }).textContent()).toBe(DRAFT);
    await expectNoDraftInPublic();
  });

  it("shows a banner before its start, and says when visitors will see it", async () => {
    const banner = {
      slice_type: "banner",
      variation: "notice",
      primary: { text: text("Closed for the holidays."), starts_at: "2099-12-24T14:30:00+0000", ends_at: null },
    };
    const withBanner: PageFile = { id: "Zprev6en", uid: "with-banner", data: { slices: [hero("With a banner"), banner] } };
    await publishPages(withBanner);
    expect((await rawGet(siteUrl, "/with-banner/")).body).not.toContain("holidays");
    await writeDraft("s1", withBanner);
    const at = await openPage();
    await at.goto(previewPath("s1", "Zprev6en"));
    const shown = at.locator("[data-slice-type=banner]");
    expect(await shown.innerText()).toMatch(
      /Draft only\. Visitors see this from December 24, 2099 at 2:30\sPM\sUTC\.\s+Closed for the holidays\.$/,
    );
  });

  it("shows a page that was never published, and its edits on reload", async () => {
    const at = await openPage();
    await at.goto(previewPath("s1", "Zprev2en"));
    expect(pathOf(at)).toBe("/only-a-draft/");
    expect(await at.getByRole("heading", { level: 1 }).textContent()).toBe(`${DRAFT}, new`);
    await writeDraft("s1", page(`${DRAFT}, newer`, "Zprev2en", "only-a-draft"));
    await at.reload();
    expect(await at.getByRole("heading", { level: 1 }).textContent()).toBe(`${DRAFT}, newer`);
  });

  it("stays active on other pages, also on missing ones", async () => {
    const at = await openPage({ expectedErrors: [/status of 404/] });
    await at.goto(previewPath("s1", "Zprev1en"));
    await at.getByRole("link", { name: /home/ }).first().click();
    await at.waitForURL(`${siteUrl}/`);
    await bar(at).waitFor();
    expect((await at.goto("/fr-ca/no-such-draft/"))!.status()).toBe(404);
    await at.getByRole("complementary", { name: "Aperçu" }).getByText("Cette page n’est pas dans le brouillon.").waitFor();
  });

  it("without a document, or of one without a page, starts at the home page", async () => {
    for (const id of [undefined, "Znobody0en"]) {
      expect(await rawGet(siteUrl, previewPath("s1", id))).toMatchObject({ status: 307, movedTo: "/" });
    }
  });

  it("can be left without JavaScript", async () => {
    const at = await openPage({ javaScriptEnabled: false });
    await at.goto(previewPath("s1", "Zprev1en"));
    await bar(at).getByRole("button", { name: "Exit preview" }).click();
    expect(await at.getByRole("heading", { level: 1 }).textContent()).toBe(PUBLIC);
    expect(await cookieNames(at)).toEqual([]);
  });

  it("sends its token only to the configured repository", async () => {
    const stranger = await startHttpServer((response) => void response.end("{}"));
    const path = previewPath("s1", "Zprev1en", tokenOf("s1", stranger.url));
    expect(await rawGet(siteUrl, path)).toMatchObject({ status: 307, movedTo: "/previewed/" });
    expect(stranger.requests).toEqual([]);
  });
});

describe("an open preview", () => {
  const drafted = (title: string): PageFile => ({
    id: "Zprev3en",
    uid: "open-draft",
    data: {
      meta_title: title,
      slices: [
        hero(title),
        { slice_type: "contact_form", variation: "default", primary: { title: text("Write to us", "heading2") } },
        { slice_type: "rich_text", variation: "default", primary: { text: text(`More of ${title}`) } },
      ],
    },
  });

  it("shows a saved draft in place, keeps scroll, focus and typed words, and announces the update", async () => {
    await writeDraft("open", drafted("First words"));
    const at = await openPage();
    await visit(at, previewPath("open", "Zprev3en"));
    const field = at.getByRole("main").getByRole("textbox").first();
    await field.fill("Ada");
    await at.evaluate(() => scrollBy(0, 200));
    const look = () => at.evaluate(() => ({ y: scrollY, focused: document.activeElement?.getAttribute("name"), entries: history.length }));
    const before = await look();
    expect(before).toMatchObject({ y: expect.any(Number), focused: expect.any(String) });
    for (const title of ["Second words", "Third words"]) {
      await writeDraft("open", drafted(title));
      await heading(at, title).waitFor();
      await at.getByText(`More of ${title}`).waitFor();
      await at.getByRole("status").getByText("Page updated").waitFor({ state: "attached" });
    }
    expect(await field.inputValue()).toBe("Ada");
    expect(await look()).toEqual(before);
  });

  it("says in its bar that the page was deleted, also after a reload, and shows the page when it is there again", async () => {
    const titled = drafted("Soon deleted");
    await writeDraft("open", titled);
    const at = await openPage({ expectedErrors: [/status of 404/] });
    await visit(at, previewPath("open", "Zprev3en"));
    await removeDraft("open", titled);
    await bar(at).getByText("This page is not in the draft.").waitFor();
    await at.getByRole("status").getByText("This page is not in the draft.").waitFor({ state: "attached" });
    expect(await bar(at).getByText("You are looking at a draft").isVisible()).toBe(false);
    await heading(at, "Soon deleted").waitFor();
    expect((await at.reload())!.status()).toBe(404);
    await bar(at).getByText("This page is not in the draft.").waitFor();
    await writeDraft("open", titled);
    await heading(at, "Soon deleted").waitFor();
    await bar(at).getByText("You are looking at a draft").waitFor();
  });

  it("says in its bar that its token has expired", async () => {
    await writeDraft("closing", drafted("Last words"));
    const at = await openPage();
    await visit(at, previewPath("closing", "Zprev3en"));
    await endSession("closing");
    await bar(at).getByText("This preview is over.").waitFor();
    expect(await heading(at, "Last words").isVisible()).toBe(true);
  });
});

describe("the slices of a draft", () => {
  const board = { slice_type: "nearby_kiosks", variation: "default", primary: { title: [], point: {} } };
  const words = (of: string) => ({ slice_type: "rich_text", variation: "default", primary: { text: text(of) } });
  const sliced = (title: string, ...slices: object[]): PageFile => ({
    id: "Zprev4en",
    uid: "outlined",
    data: { meta_title: title, slices: [hero(title), ...slices] },
  });
  const labels = (at: Page) => at.getByRole("navigation", { name: "Slices of this page" }).getByRole("listitem");
  const shown = (at: Page) =>
    labels(at).evaluateAll((all) => all.filter((one) => one.checkVisibility({ opacityProperty: true })).map((one) => one.textContent));
  const layoutOf = (at: Page) =>
    at.locator("main > *").evaluateAll((all) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return [one.className, top + scrollY, height];
      }),
    );

  it("are outlined and named under the pointer, and all by a switch that is remembered, without a change of layout", async () => {
    await writeDraft("slices", sliced("Outlined", board, words("Words with a link.")));
    const at = await openPage();
    await visit(at, previewPath("slices", "Zprev4en"));
    const layout = await layoutOf(at);
    await at.getByText("Words with a link.").hover();
    await expect.poll(() => shown(at)).toEqual(["Rich text, Default"]);
    await heading(at, "Outlined").hover();
    await expect.poll(() => shown(at)).toEqual(["Hero, Text only"]);
    await bar(at).hover();
    await expect.poll(() => shown(at)).toEqual([]);

    await bar(at).getByRole("checkbox", { name: "Show slices" }).check();
    const all = ["Hero, Text only", "Nearby kiosks, Board: shows nothing", "Rich text, Default"];
    await expect.poll(() => shown(at)).toEqual(all);
    expect(await layoutOf(at)).toEqual(layout);
    expect(await violationsOn(at)).toEqual([]);
    await at.reload();
    await expect.poll(() => shown(at)).toEqual(all);

    await writeDraft("slices", sliced("Outlined again", words("New words."), board, words("Words with a link.")));
    await expect.poll(() => shown(at)).toEqual(["Hero, Text only", "Rich text, Default", ...all.slice(1)]);
  });

  it("link to their document in the editor, by pointer and keyboard", async () => {
    await writeDraft("slices", sliced("Linked", words("Words.")));
    const editor = "https://keyway.prismic.io/builder/pages/Zprev4en";
    const site = await startSite({ bffUrl: await startBffWithEditor(bffUrl, editor) });
    onTestFinished(site.stop);
    const at = await openPage({ siteUrl: site.url });
    await visit(at, previewPath("slices", "Zprev4en"));
    const links = labels(at).getByRole("link");
    await expect.poll(() => links.count()).toBe(2);
    expect(await links.evaluateAll((all) => all.map((one) => [one.getAttribute("href"), one.getAttribute("target")]))).toEqual([
      [editor, "_blank"],
      [editor, "_blank"],
    ]);
    await links.first().focus();
    await at.keyboard.press("Tab");
    await expect.poll(() => shown(at)).toEqual(["Rich text, Default (edit in Prismic, in a new tab)"]);
    await heading(at, "Linked").hover();
    // The pointer reaches the label of the slice that it is over.
    await links.first().click({ trial: true });
  });

  it("are not outlined on published pages, which load nothing for it", async () => {
    const at = await openPage();
    await visit(at, "/previewed/");
    await untilQuiet(at);
    const scripts = await at.evaluate(() =>
      Promise.all(
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.(js|css)(\?|$)/.test(name))
          .map(async ({ name }) => (await fetch(name)).text()),
      ),
    );
    expect(scripts.length).toBeGreaterThan(5);
    for (const word of ["data-slice-outlines", "prismicPreviewUpdate", "observeUsing("]) {
      expect(scripts.filter((script) => script.includes(word))).toEqual([]);
    }
    expect(await at.content()).not.toMatch(/show-slices|slice-outlines|Text only/);
  });
});

describe("an invalid token", () => {
  it.each([
    ["has expired", previewPath("ended-long-ago", "Zprev1en")],
    ["has expired, of no document", previewPath("ended-long-ago")],
    ["is no token", previewPath("s1", "Zprev1en", "a b")],
    ["is of what is no document", previewPath("s1", 'x"])][at(document.type, "page')],
  ])("because it %s says so, and sets no cookie", async (_, path) => {
    const at = await openPage({ expectedErrors: [/status of 410/] });
    expect((await at.goto(path))!.status()).toBe(410);
    await at.getByRole("heading", { level: 1, name: "This preview is over" }).waitFor();
    expect(await cookieNames(at)).toEqual([]);
  });

  it("that expires during a preview shows a message with an exit link", async () => {
    await writeDraft("short", page(DRAFT));
    const at = await openPage({ expectedErrors: [/status of 410/] });
    await at.goto(previewPath("short", "Zprev1en"));
    await bar(at).waitFor();
    await endSession("short");
    expect((await at.reload())!.status()).toBe(410);
    await at.getByRole("button", { name: "Exit preview" }).click();
    await at.getByRole("heading", { level: 1, name: PUBLIC }).waitFor();
    expect(await cookieNames(at)).toEqual([]);
  });
});

describe("the toolbar's cookie", () => {
  it("alone starts the preview of a shared link, at its address", async () => {
    const at = await openPage();
    await setPreviewCookie(at, toolbarCookie({ "keyway.prismic.io": { preview: tokenOf("s1") } }));
    await at.goto("/previewed/?utm_source=mail");
    expect(pathOf(at)).toBe("/previewed/?utm_source=mail");
    expect(await at.getByRole("heading", { level: 1 }).textContent()).toBe(DRAFT);
    expect(await cookieNames(at)).toContain("__prerender_bypass");
    await bar(at).getByRole("button", { name: "Exit preview" }).click();
    await at.getByRole("heading", { level: 1, name: PUBLIC }).waitFor();
    expect(await cookieNames(at)).toEqual([]);
  });

  it.each([
    ["with its tracker alone", toolbarCookie({})],
    ["of another repository", toolbarCookie({ "other.prismic.io": { preview: tokenOf("s1") } })],
  ])("%s is no preview", async (_, value) => {
    const answer = await rawGet(siteUrl, "/previewed/", { cookie: `io.prismic.preview=${value}` });
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining(PUBLIC) });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("is redirected through the route only once if the browser stores no cookies", async () => {
    const preview = `io.prismic.preview=${encodeURIComponent(tokenOf("s1"))}`;
    expect(await rawGet(siteUrl, "/previewed/", { cookie: preview })).toMatchObject({
      status: 307,
      movedTo: "/preview/?from=%2Fpreviewed%2F",
    });
    const answer = await rawGet(siteUrl, "/previewed/", { cookie: `${preview}; preview-sent=1` });
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining(DRAFT) });
    await expectNoDraftInPublic();
  });
});

it.each(["//evil.example", "/\\evil.example", "https://evil.example", "/.//evil.example", "/preview?from=/preview", ""])(
  "a preview never leads to %j",
  async (from) => {
    const cookie = `io.prismic.preview=${encodeURIComponent(tokenOf("s1"))}`;
    const visitors: Record<string, string>[] = [{}, { cookie }];
    for (const headers of visitors) {
      expect(await rawGet(siteUrl, `/preview/?${new URLSearchParams({ from })}`, headers)).toMatchObject({ status: 307, movedTo: "/" });
    }
    const left = await rawGet(siteUrl, "/exit-preview/", { accept: "text/html", referer: `http://evil.example${from}` });
    expect(left).toMatchObject({ status: 303, movedTo: "/" });
  },
);

it("the toolbar's script exits the preview by a separate request, which is not cached", async () => {
  const answer = await rawGet(siteUrl, "/exit-preview", { accept: "*/*" });
  expect(answer).toMatchObject({ status: 200, body: '{"success":true}' });
  expect(answer.headers["cache-control"]).toBe("no-store");
  const gone = answer.headers["set-cookie"]!.filter((cookie) => cookie.includes("Expires=Thu, 01 Jan 1970"));
  expect(gone.map((cookie) => cookie.split("=")[0]).sort()).toEqual(["__prerender_bypass", "io.prismic.preview", "preview-sent"]);
});

it("in the editor's iframe, of another origin and over https, the draft is shown and can be exited", async () => {
  const site = await startHttps("localhost", passOn(siteUrl));
  // Only Prismic's editor may frame a draft. Its page is a fake here, from which the browser must be allowed to reach this machine.
  const editor = "https://keyway.prismic.io/";
  const body =
    `<!doctype html><link rel="icon" href="data:,">` +
    `<iframe width="1200" height="700" src="${site}${previewPath("s1", "Zprev1en").replaceAll("&", "&amp;")}"></iframe>`;
  const at = await openPage({
    siteUrl: site,
    ignoreHTTPSErrors: true,
    permissions: ["local-network-access"],
    expectedErrors: [/^request: https:\/\/keyway\.prismic\.io\/$/],
  });
  await intercept(at, editor, (route) => route.fulfill({ contentType: "text/html", body }));
  await at.goto(editor);
  const frame = at.frameLocator("iframe");
  await frame.getByRole("heading", { level: 1, name: DRAFT }).waitFor();
  const cookies = await at.context().cookies(site);
  expect(cookies.map(({ name, secure, sameSite }) => `${name} ${secure} ${sameSite}`).sort()).toEqual([
    "__prerender_bypass true None",
    "io.prismic.preview true None",
  ]);
  await frame.getByRole("button", { name: "Exit preview" }).click();
  await frame.getByRole("heading", { level: 1, name: PUBLIC }).waitFor();
  expect(await at.context().cookies(site)).toEqual([]);
});
