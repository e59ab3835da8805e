import { describe, expect, it } from "vitest";
import { startColdSite } from "../support/coldSite";
import { liftFaults, switchFaults } from "../support/faultSwitches";
import { ownStack } from "../support/ownStack";
import { rawGet } from "../support/rawRequest";

const { siteUrl } = ownStack();

const metaOf = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [name, content]),
  );
const image = (path: string, init?: RequestInit) => fetch(new URL(`/share-image/${path}`, siteUrl), init);
/** Returns width and height from a PNG's first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it.each(["/share-image/%ff", "/share-image/en-us/%E0%A4%A/image.png", "/sitemaps/%ff", "/assets/%ff", "/_next/%ff"])(
  "%s is nothing that is there",
  async (path) => {
    expect(await rawGet(siteUrl, path)).toMatchObject({ status: 404, body: "There is no such file." });
  },
);

describe("a page that is shared", () => {
  it.each([
    ["/", "en_US", "fr_CA"],
    ["/fr-ca/", "fr_CA", "en_US"],
    ["/products/locksmith/", "en_US", "fr_CA"],
    ["/frequently-asked-questions/", "en_US", "fr_CA"],
    ["/fr-ca/frequently-asked-questions/comment-payer-a-la-borne/", "fr_CA", "en_US"],
    ["/key-gallery/", "en_US", "fr_CA"],
    ["/fr-ca/terms/", "fr_CA", "en_US"],
    ["/key-services/", "en_US", "fr_CA"],
    ["/fr-ca/key-services/on/", "fr_CA", "en_US"],
    ["/key-services/oh/columbus/", "en_US", "fr_CA"],
  ])("%s says what it is, and has a picture of 1200 by 630", async (path, locale, other) => {
    const { body } = await rawGet(siteUrl, path);
    const meta = metaOf(body);
    const title = /<title>([^<]+)<\/title>/.exec(body)![1];
    expect(meta).toMatchObject({
      "og:title": title,
      "og:description": meta.description,
      "og:site_name": "Keyway",
      "og:type": "website",
      "og:locale": locale,
      "og:locale:alternate": other,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": title,
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:image": meta["og:image"],
    });
    expect(meta.description!.length).toBeGreaterThan(40);
    expect(body).toContain(`<link rel="canonical" href="${meta["og:url"]}"/>`);
    for (const lang of ["en-US", "fr-CA", "x-default"])
      expect(body).toMatch(new RegExp(`<link rel="alternate" hreflang="${lang}" href="http`, "i"));

    const picture = await image(new URL(meta["og:image"]!).pathname.replace("/share-image/", ""));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(sizeOf(Buffer.from(await picture.arrayBuffer()))).toEqual([1200, 630]);
  });

  it("lets caches store its picture and revalidate it", async () => {
    const { headers } = await image("fr-ca/image.png");
    expect(headers.get("cache-control")).toContain("public");
    const again = await image("fr-ca/image.png", { headers: { "if-none-match": headers.get("etag")! } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });

  it.each([
    "en-us/no-such-page/image.png",
    "de-de/image.png",
    "en-us/other.png",
    "en-us",
    "en-us/key-services/zz/image.png",
    "en-us/key-services/oh/columbus/a/100001/image.png",
    "en-us/menu-company/image.png",
  ])("%s is the picture of nothing", async (path) => {
    expect((await image(path)).status).toBe(404);
  });
});

it("a picture answers an uncacheable 503 while the content repository fails", async () => {
  const site = await startColdSite();
  try {
    await switchFaults("content", { kind: "5xx" });
    const answer = await fetch(new URL("/share-image/en-us/image.png", site.url));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "no-store"]);
  } finally {
    await liftFaults("content");
    await site.stop();
  }
});
