import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownStack } from "../support/ownStack";
import { type RawAnswer, rawGet } from "../support/rawRequest";
import { type RunningServer, startSite } from "../support/servers";

// A separate site, so that the first response of each path is not cached. Every path is in one table only.
let site: RunningServer;
beforeAll(async () => {
  site = await startSite({ bffUrl: ownStack().bffUrl });
});
afterAll(() => site?.stop());

const canonical = (path: string) => `http://localhost:${new URL(site.url).port}${path}`;
const askTwice = async (path: string, headers?: Record<string, string>): Promise<RawAnswer[]> => [
  await rawGet(site.url, path, headers),
  await rawGet(site.url, path, headers),
];
const randomName = () => `no-${randomBytes(6).toString("hex")}`;

describe("a page answers 200, the first time and the second", () => {
  it.each([
    ["/", "en-US", "/"],
    ["/fr-ca/", "fr-CA", "/fr-ca/"],
    ["/how-it-works/", "en-US", "/how-it-works/"],
    ["/fr-ca/comment-ca-marche/", "fr-CA", "/fr-ca/comment-ca-marche/"],
    ["/guides/spare-key-checklist/", "en-US", "/guides/spare-key-checklist/"],
    ["/en-us/", "en-US", "/"],
    ["/en-us/how-it-works/", "en-US", "/how-it-works/"],
    ["/de-de/", "en-US", "/"],
    ["/de-de/how-it-works/", "en-US", "/how-it-works/"],
    ["/how-it-works/?utm_source=mail", "en-US", "/how-it-works/"],
  ])("%s, in %s, canonical %s", async (path, lang, canonicalPath) => {
    for (const answer of await askTwice(path)) {
      expect(answer).toMatchObject({ status: 200, movedTo: null, lang, canonical: canonical(canonicalPath) });
      expect(answer.body).toContain("<h1");
      expect(answer.body).not.toContain("n’existe qu’en anglais");
    }
  });

  it("shows the English page under a French address if there is no French one, and says so in French", async () => {
    for (const answer of await askTwice("/fr-ca/guides/spare-key-checklist/")) {
      expect(answer).toMatchObject({ status: 200, lang: "en-US", canonical: canonical("/guides/spare-key-checklist/") });
      expect(answer.body).toMatch(/<p [^>]*lang="fr-CA"[^>]*><span[^>]*>Cette page n’existe qu’en anglais\./);
      // Header and footer stay in French.
      expect(answer.body).toMatch(/<header [^>]*lang="fr-CA"/);
      expect(answer.body).toContain("Tous droits réservés.");
      expect(answer.body).not.toContain("All rights reserved.");
    }
  });
});

describe("a slightly wrong path is redirected permanently, in one step", () => {
  it.each([
    ["/fr-ca", "/fr-ca/"],
    ["/how-it-works", "/how-it-works/"],
    ["/fr-ca/comment-ca-marche", "/fr-ca/comment-ca-marche/"],
    ["/de-de/how-it-works", "/de-de/how-it-works/"],
    ["/en-us/how-it-works", "/en-us/how-it-works/"],
    ["/fr-ca/how-it-works", "/fr-ca/comment-ca-marche/"],
    ["/fr-ca/how-it-works/", "/fr-ca/comment-ca-marche/"],
    ["/comment-ca-marche", "/how-it-works/"],
    ["/spare-key-checklist", "/guides/spare-key-checklist/"],
    ["/spare-key-checklist/", "/guides/spare-key-checklist/"],
    ["/advice/spare-key-checklist", "/guides/spare-key-checklist/"],
    ["/fr-ca/spare-key-checklist", "/fr-ca/guides/spare-key-checklist/"],
    ["/advice/how-it-works/", "/how-it-works/"],
    ["/FR-CA/", "/fr-ca/"],
    ["/Fr-Ca/how-it-works", "/fr-ca/comment-ca-marche/"],
    ["/fr-ca?a=1", "/fr-ca/?a=1"],
    ["/how-it-works?utm_source=a&utm_source=b&q=caf%C3%A9", "/how-it-works/?utm_source=a&utm_source=b&q=caf%C3%A9"],
    ["/fr-ca/how-it-works?utm_source=mail", "/fr-ca/comment-ca-marche/?utm_source=mail"],
    ["/spare-key-checklist/?a=1", "/guides/spare-key-checklist/?a=1"],
  ])("%s -> %s", async (path, target) => {
    for (const answer of await askTwice(path)) expect(answer).toMatchObject({ status: 301, movedTo: target });
    expect(await rawGet(site.url, target)).toMatchObject({ status: 200 });
  });
});

describe("a path that does not exist answers 404, the first time and the second", () => {
  const missing = [
    `/${randomName()}/`,
    `/${randomName()}.html`,
    `/${randomName()}.php/`,
    `/${randomName()}/${randomName()}/`,
    `/guides/${randomName()}/`,
    `/a/b/c/d/e/f/g/${randomName()}/`,
    `/how-it-works/${randomName()}/`,
    `/how-it-works/index.html`,
    `/de-de/${randomName()}/`,
    "/guides/",
    "/a/guides/spare-key-checklist/",
    "/error/",
    "/error/404/",
    // Those of development (docs/decisions/090).
    "/workbench/",
    "/workbench/ui/button/",
    "/error/503/",
    "/homepage/",
  ];
  it.each(missing)("%s", async (path) => {
    for (const answer of await askTwice(path)) {
      expect(answer).toMatchObject({ status: 404, lang: "en-US", canonical: null });
      expect(answer.body).toContain("Oops! We Can't Find This Page.");
    }
  });

  it.each([`/fr-ca/${randomName()}/`, "/fr-ca/fr-ca/", "/fr-ca/error/"])("%s, in French", async (path) => {
    for (const answer of await askTwice(path)) {
      expect(answer).toMatchObject({ status: 404, lang: "fr-CA" });
      expect(answer.body).toContain("Oups! Cette page est introuvable.");
    }
  });

  it("after one 301 to its slash", async () => {
    const path = `/${randomName()}`;
    for (const answer of await askTwice(`${path}?a=1`)) expect(answer).toMatchObject({ status: 301, movedTo: `${path}/?a=1` });
    for (const answer of await askTwice(`${path}/?a=1`)) expect(answer).toMatchObject({ status: 404 });
  });
});

describe("the site's internal addresses cannot be requested", () => {
  it.each([
    "/en-us.for-fr-ca/",
    "/en-us.for-fr-ca",
    "/fr-ca.for-en-us/",
    "/en-us/error/404/",
    "/en-us/error/503/",
    "/fr-ca/error/503/",
    "/_not-found/",
    "/[edition]/",
    "/%5Bedition%5D/error/503/",
    // Next's image optimizer, which is not used, would scale a picture for each request.
    "/_next/image?url=%2Fshare-image%2Fen-us%2Fimage.png&w=640&q=75",
    "/_next/image/?url=%2Fshare-image%2Fen-us%2Fimage.png&w=640&q=75",
  ])("%s is a 404", async (path) => {
    for (const { status } of await askTwice(path)) expect(status).toBe(404);
  });

  it.each(["x-middleware-rewrite", "x-middleware-subrequest", "x-middleware-invoke", "x-matched-path", "x-invoke-path"])(
    "a visitor's header %s changes nothing",
    async (header) => {
      const [answer] = await askTwice("/fr-ca/how-it-works/", { [header]: "/en-us/error/503/" });
      expect(answer).toMatchObject({ status: 301, movedTo: "/fr-ca/comment-ca-marche/" });
    },
  );
});

describe("a hostile path", () => {
  it.each([
    "/%E0%A4%A/",
    "/%E0%A4%A",
    "/fr-ca/%E0%A4%A/",
    "/%/",
    "/%00/",
    "/how-it-works%2F",
    "/how-it-works%00/",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/../../etc/passwd",
    "/caf%C3%A9/",
    "/;/",
    "/<script>/",
    "/how-it-works/?%",
    "/how-it-works/?%E0%A4%A",
    "/a\\b/",
    "/\\how-it-works",
  ])("%s is answered without a fault of ours", async (path) => {
    for (const { status } of await askTwice(path)) expect(status).toBeLessThan(500);
  });

  it.each([
    ["of 4,000 letters", `/${"x".repeat(4000)}/`],
    ["of 2,000 parts", `/${"x/".repeat(2000)}`],
  ])("%s is a 404", async (_, path) => {
    for (const { status } of await askTwice(path)) expect(status).toBe(404);
  });

  it.each([
    "//evil.example",
    "//evil.example/",
    "///evil.example/how-it-works",
    "/\\evil.example",
    "/\\/evil.example/",
    "/%2F%2Fevil.example",
    "/%5Cevil.example",
    "/fr-ca//evil.example",
    "/de-de//evil.example",
    "/de-de/%2F%2Fevil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/@evil.example",
    "/https://evil.example",
  ])("%s never leads to another site", async (path) => {
    let next: string | null = path;
    for (let hops = 0; next !== null && hops < 5; hops++) {
      const answer: RawAnswer = await rawGet(site.url, next);
      expect(answer.status).toBeLessThan(500);
      expect(answer.movedTo ?? "/").toMatch(/^\/(?![/\\])/);
      next = answer.movedTo;
    }
    expect(next).toBeNull();
  });

  it.each(["host", "x-forwarded-host"])("a forged %s header is never part of a response", async (header) => {
    for (const path of ["/how-it-works", "/de-de/how-it-works/"]) {
      for (const answer of await askTwice(path, { [header]: "evil.example" })) {
        expect(answer.movedTo ?? "/").toMatch(/^\/(?![/\\])/);
        expect(JSON.stringify(answer)).not.toContain("evil.example");
      }
    }
  });
});

it("serves files at their path, without trailing slash", async () => {
  expect(await rawGet(site.url, "/health")).toMatchObject({ status: 200, body: "ok" });
  expect(await rawGet(site.url, "/assets/mark.svg")).toMatchObject({ status: 200 });
});

describe("every route of content, in both languages", () => {
  const services = ["key-copy-kiosk", "instafob-key-fob-copy", "automotive-key-copy", "locksmith", "locksmith-jobs-signup"];
  const routes: [english: string, french: string][] = [
    ["/products/", "/fr-ca/products/"],
    ...services.map((uid): [string, string] => [`/products/${uid}/`, `/fr-ca/products/${uid}/`]),
    ["/key-gallery/", "/fr-ca/key-gallery/"],
    ["/frequently-asked-questions/", "/fr-ca/frequently-asked-questions/"],
    ["/frequently-asked-questions/what-does-a-locksmith-cost/", "/fr-ca/frequently-asked-questions/combien-coute-un-serrurier/"],
    ["/contact/", "/fr-ca/nous-joindre/"],
    ["/patents/", "/fr-ca/patents/"],
    ["/privacy-policy/", "/fr-ca/privacy-policy/"],
    ["/terms/", "/fr-ca/terms/"],
  ];
  it.each(routes)("%s and %s answer 200, link to each other, and redirect by 301 without their slash", async (english, french) => {
    const table = [
      [english, "en-US"],
      [french, "fr-CA"],
    ] as const;
    for (const [path, lang] of table) {
      const unslashed = path.slice(0, -1);
      for (const answer of await askTwice(unslashed)) expect(answer).toMatchObject({ status: 301, movedTo: path });
      for (const answer of await askTwice(`${unslashed}?a=1`)) expect(answer).toMatchObject({ status: 301, movedTo: `${path}?a=1` });
      for (const answer of await askTwice(path)) {
        expect(answer).toMatchObject({ status: 200, movedTo: null, lang, canonical: canonical(path) });
        expect(answer.body.match(/<h1/g)).toHaveLength(1);
        for (const [hrefLang, address] of [
          ["en-US", english],
          ["fr-CA", french],
          ["x-default", english],
        ] as const) {
          expect(answer.body).toContain(`<link rel="alternate" hrefLang="${hrefLang}" href="${canonical(address)}"/>`);
        }
      }
    }
  });

  it.each([
    ["/fr-ca/frequently-asked-questions/what-does-a-locksmith-cost/", "/fr-ca/frequently-asked-questions/combien-coute-un-serrurier/"],
    ["/fr-ca/frequently-asked-questions/how-can-i-pay", "/fr-ca/frequently-asked-questions/comment-payer-a-la-borne/"],
    ["/legal/privacy-policy/", "/privacy-policy/"],
    ["/fr-ca/legal/terms", "/fr-ca/terms/"],
    ["/guides/patents/", "/patents/"],
    ["/FR-CA/key-gallery", "/fr-ca/key-gallery/"],
    ["/How-It-Works/", "/how-it-works/"],
    ["/Key-Gallery", "/key-gallery/"],
    ["/FR-CA/Nous-Joindre/", "/fr-ca/nous-joindre/"],
    ["/find-a-kiosk/", "/key-services/"],
    ["/fr-ca/trouver-une-borne", "/fr-ca/key-services/"],
  ])("%s moves to %s", async (path, target) => {
    for (const answer of await askTwice(path)) expect(answer).toMatchObject({ status: 301, movedTo: target });
  });

  it("shows a question that exists only in English under its French address, with a note", async () => {
    for (const answer of await askTwice("/fr-ca/frequently-asked-questions/apo-and-fpo-addresses/")) {
      expect(answer).toMatchObject({
        status: 200,
        lang: "en-US",
        canonical: canonical("/frequently-asked-questions/apo-and-fpo-addresses/"),
      });
      expect(answer.body).toContain("Cette page n’existe qu’en anglais.");
    }
  });

  it.each([
    `/products/${randomName()}/`,
    `/fr-ca/products/${randomName()}/`,
    `/frequently-asked-questions/${randomName()}/`,
    `/fr-ca/frequently-asked-questions/${randomName()}/`,
    `/key-gallery/${randomName()}/`,
    "/products/locksmith/more/",
    "/products/how-it-works/",
    "/frequently-asked-questions/locksmith/",
    "/key-gallery/how-it-works/",
    "/how-it-works/locksmith/",
    "/locksmith/",
    "/services/locksmith/",
    "/faq_page/",
    "/media-kit/",
    "/en-us/error/",
    "/de-de/error/",
    "/error/how-it-works/",
  ])("%s is a 404", async (path) => {
    for (const answer of await askTwice(path)) expect(answer).toMatchObject({ status: 404, canonical: null });
  });
});
