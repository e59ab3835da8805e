import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "#scripts/lib/freePort.ts";
import { EMBEDDED_PHONE } from "#site/config.ts";
import { ownStack } from "../support/ownStack";
import { rawGet } from "../support/rawRequest";
import { type RunningServer, startSite } from "../support/servers";

const NUMBER = "614-555-0199";
const LINK = 'href="tel:+16145550199"';

describe("the emergency number, if it is configured", () => {
  let site: RunningServer, cutOff: RunningServer;
  beforeAll(async () => {
    const env = { LOCAL_PHONE: NUMBER };
    site = await startSite({ bffUrl: ownStack().bffUrl, env });
    cutOff = await startSite({ bffUrl: `http://127.0.0.1:${await freePort()}`, env });
  });
  afterAll(async () => {
    await site?.stop();
    await cutOff?.stop();
  });

  it.each(["/", "/fr-ca/", "/key-services/oh/columbus/", "/products/locksmith/", "/no-such-page/", "/fr-ca/no-such-page/"])(
    "is a plain link on %s, before content's own",
    async (path) => {
      const { body } = await rawGet(site.url, path);
      expect(body).toContain(LINK);
      expect(/<header[\s\S]*?<\/header>/.exec(body)![0]).toContain(LINK);
      expect(/<header[\s\S]*?<\/header>/.exec(body)![0]).not.toContain("tel:+16145550124");
    },
  );

  it.each(["/", "/fr-ca/", "/products/locksmith/", "/fr-ca/products/locksmith/"])("is on the emergency button of %s", async (path) => {
    const { body } = await rawGet(site.url, path);
    const [, ofCall] = /<section[^>]*data-slice-type="call_to_action" data-slice-variation="locksmith"([\s\S]*?)<\/section>/.exec(body)!;
    expect(new Set(ofCall!.match(/href="tel:[^"]*"/g))).toEqual(new Set([LINK]));
  });

  it("is what the locksmith locator dials, in preference to its own", async () => {
    const { body } = await rawGet(site.url, "/products/locksmith/");
    const form = /<form[^>]*data-place-search[\s\S]*?<\/form>/.exec(/<main[\s\S]*<\/main>/.exec(body)![0])![0];
    expect(form).toContain(LINK);
    expect(form).not.toContain("tel:+16145550124");
  });

  it("replaces {phone} in content", async () => {
    const textOf = async (path: string) =>
      (await rawGet(site.url, path)).body.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]*>/g, "");
    expect((await textOf("/")).includes(`Locked out now? Call ${NUMBER}.`)).toBe(true);
    expect((await textOf("/fr-ca/")).includes(`Appelez le ${NUMBER}.`)).toBe(true);
  });

  it.each(["/", "/fr-ca/key-services/"])("is on the 503 of %s while the BFF is down", async (path) => {
    const { status, body } = await rawGet(cutOff.url, path);
    expect(status).toBe(503);
    expect(body).toContain(LINK);
  });
});

describe("if no number is configured and the BFF has never answered", () => {
  const start = async (env: Record<string, string>) => startSite({ bffUrl: `http://127.0.0.1:${await freePort()}`, env });

  it("the 503 has the number of the embedded content", async () => {
    const site = await start({});
    onTestFinished(site.stop);
    for (const path of ["/", "/fr-ca/key-services/"]) {
      const { status, body } = await rawGet(site.url, path);
      expect(status).toBe(503);
      expect(body).toContain(`href="tel:+1${EMBEDDED_PHONE.replaceAll("-", "")}"`);
    }
  });

  it("or none if the content repository is real, with a warning in the log at the start", async () => {
    const site = await start({ PRISMIC_ENDPOINT: "https://keyway.cdn.prismic.io/api/v2" });
    onTestFinished(site.stop);
    const { status, body } = await rawGet(site.url, "/");
    expect(status).toBe(503);
    expect(body).not.toContain("tel:");
    expect(readFileSync(site.log, "utf8")).toContain("LOCAL_PHONE is not set");
  });
});

describe("directory pages", () => {
  const robots = async (path: string) =>
    /<meta name="robots" content="([^"]*)"/.exec((await rawGet(ownStack().siteUrl, path)).body)?.[1] ?? null;

  it("with little content are noindex and not in the sitemap, but their links are followed", async () => {
    const [thin, city] = ["/key-services/il/zion/", "/key-services/il/springfield/"];
    expect(await robots(thin)).toBe("noindex, follow");
    expect(await robots(`/fr-ca${thin}`)).toBe("noindex, follow");
    expect(await robots(city)).toBeNull();
    const { body } = await rawGet(ownStack().siteUrl, "/sitemaps/kiosks-il-1.xml");
    for (const prefix of ["", "/fr-ca"]) {
      expect(body).toContain(`${prefix}${city}</loc>`);
      expect(body).toContain(`${prefix}/key-services/il/</loc>`);
      expect(body).not.toContain(`${prefix}${thin}</loc>`);
      // Its kiosk's page is indexed nevertheless.
      expect(body).toContain(`${prefix}${thin}locksmith-key-copy-duplication-`);
    }
  });

  it("list the services of their kiosks, and link to these and to the places nearby", async () => {
    const state = await rawGet(ownStack().siteUrl, "/key-services/oh/");
    expect(state.body).toMatch(/\d+ of \d+ kiosks make car keys\./);
    expect(state.body).toMatch(/href="\/key-services\/oh\/columbus\/\?services=carKeys"/);
    expect(state.body).toMatch(/Next door[\s\S]*href="\/key-services\/mi\/"/);
    const city = await rawGet(ownStack().siteUrl, "/fr-ca/key-services/oh/columbus/");
    expect(city.body).toContain("Clés d’auto à Columbus");
    expect(city.body).toMatch(/\d+ des \d+ bornes font des clés d’auto\./);
    expect(city.body).toMatch(/Villes à proximité[\s\S]*href="\/fr-ca\/key-services\/oh\/[a-z-]+\/"/);
    expect(city.body).toContain('"@type":"ItemList"');
  });
});
