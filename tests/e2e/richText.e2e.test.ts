import { expect, it } from "vitest";
import { openPage, visit } from "../support/browser";
import { hero, publishPages } from "../support/publish";

const HARM = `<script>window.harmed = true</script><img src=x onerror="window.harmed = true"><svg onload="window.harmed = true">`;

/** A paragraph that is one link. */
const linkTo = (words: string, data: object) => ({
  type: "paragraph",
  text: words,
  spans: [{ start: 0, end: words.length, type: "hyperlink", data }],
  direction: "ltr",
});
const richText = (...content: object[]) => ({ slice_type: "rich_text", variation: "default", primary: { text: content } });
const paragraph = (text: string) => ({ type: "paragraph", text, spans: [], direction: "ltr" });
const document = (id: string) => ({ link_type: "Document", id });
const web = (url: string, more: object = {}) => ({ link_type: "Web", url, ...more });

it("every link of an editor has the target that the rules specify, and links to our pages navigate without a reload", async () => {
  const links: [string, object, string][] = [
    ["home", document("Zhome0en"), "/"],
    ["home in French", document("Zhome0fr"), "/fr-ca/"],
    ["page with a category", document("Zguide0en"), "/guides/spare-key-checklist/"],
    ["page", document("Zhow00en"), "/how-it-works/"],
    ["page in French", document("Zhow00fr"), "/fr-ca/comment-ca-marche/"],
    ["deleted page", document("Zdeleted9en"), "/error/"],
    [
      "file",
      { link_type: "Media", id: "m", kind: "document", name: "list.pdf", size: "9", url: "https://cdn.example/list.pdf" },
      "https://cdn.example/list.pdf",
    ],
    ["elsewhere", web("https://elsewhere.example/a", { target: "_blank" }), "https://elsewhere.example/a"],
    ["phone", web("tel:+16145550100"), "tel:+16145550100"],
    // The site's address in the configuration of the tests' BFF.
    ["own address", web("http://localhost:3000/how-it-works/?from=a#b"), "/how-it-works/?from=a#b"],
  ];
  await publishPages({
    id: "Zlinks1en",
    uid: "all-links",
    data: { slices: [hero("Links"), richText(...links.map(([words, data]) => linkTo(words, data)))] },
  });
  const page = await openPage();
  await visit(page, "/all-links/");
  const content = page.getByRole("main");
  for (const [words, , href] of links)
    expect(await content.getByRole("link", { name: words, exact: true }).getAttribute("href"), words).toBe(href);
  expect(await content.locator("a[rel]").allInnerTexts()).toEqual(["file", "elsewhere", "phone"]);
  expect(await content.locator("a[target]").allInnerTexts()).toEqual(["elsewhere"]);

  await page.evaluate(() => void Object.assign(window, { kept: true }));
  await content.getByRole("link", { name: "own address" }).click();
  await page.waitForURL("**/how-it-works/?from=a#b");
  await page.getByRole("heading", { level: 1, name: "Scan it, pick it, take it home." }).waitFor();
  expect(await page.evaluate(() => "kept" in window)).toBe(true);
});

it("no script of an editor or a provider runs", async () => {
  const embed = (oembed: object) => ({ type: "embed", oembed: { html: HARM, title: HARM, provider_name: HARM, ...oembed } });
  const slices = [
    hero(HARM),
    richText(
      paragraph(HARM),
      linkTo("Press here", web("javascript:window.harmed = true")),
      embed({ embed_url: "https://youtu.be/kW4yC0pyK3y", type: "video" }),
      embed({ embed_url: "https://rich.example/", type: "rich" }),
      embed({ embed_url: "javascript:window.harmed = true", type: "link" }),
      { type: "image", url: "javascript:window.harmed = true", alt: HARM, dimensions: { width: 9, height: 9 } },
    ),
    {
      slice_type: "embed",
      variation: "default",
      primary: { title: [], text: [], embed: { embed_url: "https://photo.example/a", type: "photo", html: HARM, title: HARM } },
    },
  ];
  const harm = {
    id: "Zharm1en",
    uid: "harm",
    data: {
      slices,
      meta_title: HARM,
      meta_description: HARM,
      meta_image: {
        url: `https://images.example/a.jpg"><script>window.harmed = true</script>`,
        alt: HARM,
        dimensions: { width: 9, height: 9 },
      },
    },
  };
  await publishPages(harm);
  // The request for the invalid picture fails.
  const page = await openPage({ expectedErrors: [/status of 404/] });
  await visit(page, "/harm/");
  await page.getByText("Press here").click();
  expect(await page.evaluate(() => "harmed" in window)).toBe(false);
  expect(await page.getByRole("main").locator("script:not([type='application/ld+json']), svg[onload], [onerror]").count()).toBe(0);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(HARM);
  expect(await page.title()).toBe(HARM);
});

it("preformatted text wraps, since horizontal scrolling is not possible with every keyboard", async () => {
  const set = { type: "preformatted", text: "0123456789".repeat(40), spans: [], direction: "ltr" };
  await publishPages({ id: "Zset1en", uid: "set-text", data: { slices: [hero("Set"), richText(set)] } });
  const page = await openPage();
  await visit(page, "/set-text/");
  const [shown, whole] = await page.locator("pre").evaluate((pre) => [pre.clientWidth, pre.scrollWidth]);
  expect(whole).toBe(shown);
});

it("paragraphs have space between them, except lines of hours", async () => {
  const two = [paragraph("The first."), paragraph("The second.")];
  const slices = [
    hero("Distances"),
    { slice_type: "call_to_action", variation: "default", primary: { title: [], text: two } },
    { slice_type: "contact_details", variation: "default", primary: { title: [], text: [], hours: two } },
  ];
  await publishPages({ id: "Zdistances1en", uid: "distances", data: { slices } });
  const page = await openPage();
  await visit(page, "/distances/");
  const gapIn = async (sliceType: string) => {
    const boxes = page.locator(`[data-slice-type=${sliceType}]`);
    const [first, second] = await Promise.all([boxes.getByText("The first.").boundingBox(), boxes.getByText("The second.").boundingBox()]);
    return second!.y - first!.y - first!.height;
  };
  expect(await gapIn("call_to_action")).toBeGreaterThan(8);
  expect(await gapIn("contact_details")).toBeCloseTo(0, 1);
});
