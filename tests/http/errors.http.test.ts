import { describe, expect, it } from "vitest";
import { ownStack } from "../support/ownStack";
import { type RawAnswer, rawGet } from "../support/rawRequest";
import { siteOverAnswers } from "../support/siteOverAnswers";

const site = siteOverAnswers({ LOCAL_PHONE: "614-555-0199" });

const page = (data: object | null) => ({
  data: { page: data && { id: "a", uid: "a", type: "page", lang: "en-us", url: "/a/", alternate_languages: [], data } },
});
const broken = page({ slices: null });
const unavailable = { errors: [{ message: "The content is away." }], data: { page: null } };

/** Requests a new page twice from a site whose BFF gives these answers. */
async function askTwice(prefix: string, answers: Record<string, object>, of = site): Promise<RawAnswer[]> {
  const path = of.answer(prefix, () => answers);
  const headers = { accept: "text/html" };
  return [await rawGet(of.url, path, headers), await rawGet(of.url, path, headers)];
}

// A menu that cannot be rendered.
const brokenChrome = {
  data: { appBar: null, productsMenu: { id: "m", data: { items: 1 } }, companyMenu: null, company: { contactDetails: null, error: null } },
};

describe("the 404 page", () => {
  it.each([
    ["/no-page-of-errors/", "This page could not be found", ["Home", "FAQ&#x27;s", "Key Services"], "/products/key-copy-kiosk/"],
    ["/fr-ca/no-page-of-errors/", "Cette page est introuvable", ["Accueil", "FAQ", "Services de clés"], "/fr-ca/products/"],
  ])("%s shows the editor's text, with three links", async (path, sentence, buttons, product) => {
    for (let times = 0; times < 2; times++) {
      const { status, body } = await rawGet(ownStack().siteUrl, path);
      expect(status).toBe(404);
      const main = /<main[\s\S]*<\/main>/.exec(body)![0];
      expect(main).toContain(sentence);
      expect(main).toMatch(/<img[^>]+not-found\.svg/);
      for (const words of buttons) expect(main).toContain(`>${words}</a>`);
      expect(main).toContain(`href="${product}`);
      expect(main).toContain("tel:+1");
      // Once: Next adds no title of its own here.
      expect(body.match(/<meta name="description" content="[^"]+"/g)).toHaveLength(1);
    }
  });

  it("is the site's own, in the language of the address, for a page that was removed after the proxy's lookup", async () => {
    for (const { status, lang, body } of await askTwice("/fr-ca/", { PageByPath: page(null) })) {
      expect({ status, lang }).toEqual({ status: 404, lang: "fr-CA" });
      for (const words of ["Oups! Cette page est introuvable.", "Accueil", "Services de clés", "<header", "<footer", "tel:+16145550199"])
        expect(body).toContain(words);
    }
  });

  it.each([
    ["/", "en-US", "Oops! We Can't Find This Page.", "Key Services"],
    ["/fr-ca/", "fr-CA", "Oups! Cette page est introuvable.", "Services de clés"],
  ])("below %s is the site's default if the editor's cannot be loaded", async (prefix, lang, title, button) => {
    const missing = { data: { route: { status: "MISSING", path: null, lang: lang.toLowerCase() } } };
    const withoutPage = { errors: [{ message: "The content is away." }], data: { notFoundPage: null } };
    for (const answer of await askTwice(prefix, { RouteByPath: missing, PageByPath: page(null), NotFoundPage: withoutPage })) {
      expect(answer).toMatchObject({ status: 404, lang });
      for (const words of [title, button, "<header", "<footer"]) expect(answer.body).toContain(words);
    }
  });
});

describe("content that is removed between the proxy's lookup and the page's query", () => {
  it.each([
    ["/", "en-US", "This page is taking a break", "Reference number:"],
    ["/fr-ca/", "fr-CA", "Cette page fait une pause", "Numéro de référence"],
  ])("below %s answers 503, with bars, the number to call and a reference number", async (prefix, lang, title, reference) => {
    for (const answer of await askTwice(prefix, { PageByPath: unavailable })) {
      expect(answer).toMatchObject({ status: 503, lang });
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      for (const words of [title, "<title>503 | Keyway</title>", reference, "<header", "<footer", "tel:+16145550199"])
        expect(answer.body).toContain(words);
      expect(answer.body).not.toContain("The content is away.");
    }
  });
});

describe("a layout that fails to load", () => {
  const whole = page({ slices: [] });
  // A site caches the menus of a language.
  const unlaid = siteOverAnswers();

  it.each([
    ["/", "default"],
    ["/fr-ca/", "locator"],
  ])("answers below %s in the layout %s with 500 and its message, in both languages", async (prefix, layout) => {
    const data = { ...whole.data.page!.data, layout };
    for (const { status, headers, body } of await askTwice(prefix, { PageByPath: page(data), Chrome: brokenChrome }, unlaid)) {
      expect(status).toBe(500);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(body).toMatch(/status 500, reference number <code>[0-9a-f]{8}<\/code>/);
      for (const words of ["An error occurred while showing the error page", "Une erreur est survenue", `<a href="/">Go back to home</a>`])
        expect(body).toContain(words);
    }
  });

  it("has a static fallback also if the page breaks, and the error page with it", async () => {
    for (const { status, body } of await askTwice("/", { PageByPath: broken, Chrome: brokenChrome }, unlaid)) {
      expect(status).toBe(500);
      for (const words of ["An error occurred while showing the error page", `<a href="/">Go back to home</a>`, "Details: status 500"])
        expect(body).toContain(words);
    }
  });
});

describe("a page that breaks while it is rendered", () => {
  it("answers 500 with header, footer, emergency number and a reference number", async () => {
    for (const { status, body } of await askTwice("/", { PageByPath: broken })) {
      expect(status).toBe(500);
      for (const words of [
        "<title>500 | Keyway</title>",
        "Something jammed on our side",
        "Reference number:",
        "<header",
        "<footer",
        "tel:+16145550199",
      ])
        expect(body).toContain(words);
    }
  });

  it("has no address that a visitor can request", async () => {
    const { siteUrl } = ownStack();
    for (const path of ["/error/500/abc/", "/en-us/error/500/abc/"]) expect((await rawGet(siteUrl, path)).status).toBe(404);
    expect((await rawGet(siteUrl, "/", { "x-keyway-fault": "guess abc" })).status).toBe(200);
  });
});
