import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { switchFaults } from "../support/faultSwitches";
import { ownStack } from "../support/ownStack";
import { featuredKiosks, hero, publishPages } from "../support/publish";
import { rawGet } from "../support/rawRequest";
import { type RunningServer, startSite } from "../support/servers";

const { bffUrl, upstreamsUrl } = ownStack();
const bffHost = new URL(bffUrl).host;
const upstreamsHost = new URL(upstreamsUrl).host;
const pages = ["/", "/fr-ca/", "/how-it-works/", "/fr-ca/guides/spare-key-checklist/", "/no-such-page/"];

describe("the site's process", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "keyway-connections-"));
  const file = path.join(folder, "connections");
  // tsx, which runs the TypeScript, communicates with its own processes over a pipe.
  const connections = () =>
    new Set(
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "" && !line.includes("/tsx-")),
    );
  let site: RunningServer;

  beforeAll(async () => {
    const preload = pathToFileURL(path.resolve("tests/support/recordConnections.mjs")).href;
    site = await startSite({ bffUrl, preload, env: { CONNECTIONS_FILE: file } });
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(folder, { recursive: true });
  });

  it("connects only to the BFF", async () => {
    for (const page of pages) await rawGet(site.url, page);
    expect(await rawGet(site.url, "/media/content/images/hero-kiosk.svg")).toMatchObject({ status: 200 });
    expect(await rawGet(site.url, "/graphql?query=%7Bok%7D", { "apollo-require-preflight": "1" })).toMatchObject({ status: 200 });
    const webhook = await fetch(`${site.url}/revalidate`, {
      method: "POST",
      body: JSON.stringify({ type: "api-update", secret: "wrong" }),
    });
    expect(webhook.status).toBe(401);
    expect([...connections()]).toEqual([bffHost]);
  });
});

describe("a page", () => {
  it.each(pages)("%s contains no address of the BFF or an upstream", async (address) => {
    const { siteUrl } = ownStack();
    for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
      // Next redirects its own requests to an address with a marker.
      const first = await rawGet(siteUrl, address, headers);
      const { body, headers: answered } = first.movedTo ? await rawGet(siteUrl, first.movedTo, headers) : first;
      expect(body.length).toBeGreaterThan(500);
      for (const host of [bffHost, upstreamsHost, "prismic.io"]) expect(body + JSON.stringify(answered)).not.toContain(host);
    }
  });

  it("contains none while an upstream fails either", async () => {
    await publishPages({ id: "Zonly1en", uid: "only-one", data: { slices: [hero("Only one"), featuredKiosks("101001")] } });
    await switchFaults("backend", { kind: "5xx" });
    const { body } = await rawGet(ownStack().siteUrl, "/only-one/");
    expect(body).toContain("These kiosks didn’t load.");
    const answer = await fetch(`${ownStack().siteUrl}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: `{ kiosks(ids: ["101001"]) { name } }` }),
    });
    const text = await answer.text();
    expect(text).toContain("errors");
    for (const output of [body, text]) expect(output).not.toContain(upstreamsHost);
  });
});

describe("the panel of development", () => {
  it("is neither in the build nor at its address", async () => {
    const { siteUrl } = ownStack();
    const built = listFiles("site/.next/server").filter((name) => /\.(js|html|rsc)$/.test(name));
    expect(built.length).toBeGreaterThan(20);
    expect(built.filter((name) => readFileSync(name, "utf8").includes("graphql/panel"))).toEqual([]);
    expect((await rawGet(siteUrl, "/")).body).not.toContain("graphql/panel");
    for (const name of ["panel.js", "operations?page=/", "faults"])
      expect([name, (await rawGet(siteUrl, `/graphql/panel/${name}`)).status]).toEqual([name, 400]);
  });
});

describe("what a visitor's browser downloads", () => {
  // The simulator is excepted: it is for editors and contains Prismic's own client.
  const referred = (folder: string) =>
    listFiles(folder)
      .filter((name) => name.endsWith("_client-reference-manifest.js"))
      .map((name) => readFileSync(name, "utf8"));
  const [forEditors, forVisitors] = [referred("site/.next/server/app/slice-simulator"), referred("site/.next/server/app/[edition]")];
  const isIn = (manifests: string[], name: string) => manifests.some((manifest) => manifest.includes(path.basename(name)));
  const bundle = listFiles("site/.next/static")
    .filter((name) => !/\.(woff2|map)$/.test(name) && (!isIn(forEditors, name) || isIn(forVisitors, name)))
    .map((name) => ({ name, text: readFileSync(name, "utf8") }));
  const filesWith = (words: string) => bundle.filter(({ text }) => text.includes(words)).map(({ name }) => name);

  it("contains the site's own code", () => {
    expect(filesWith("/graphql")).not.toEqual([]);
    expect(filesWith("KiosksById")).not.toEqual([]);
  });

  it.each([
    "PRISMIC_",
    "KIOSKS_API_URL",
    "BFF_URL",
    "BFF_PORT",
    "UPSTREAMS_PORT",
    "prismic.io/api",
    "127.0.0.1",
    ":4000",
    ":4100",
    "process.env.PRISMIC",
  ])("does not hold %s", (words) => {
    expect(filesWith(words)).toEqual([]);
  });

  it("contains no code of the BFF, the stand-ins or the code generation", () => {
    const ours = sourcesOf("site", "slices", "shared/forms");
    // XML namespaces are allowed, since React contains them too.
    const theirs = sourcesOf("bff", "upstreams", "codegen")
      .flatMap(longStrings)
      .filter((words) => !words.startsWith("http://www.w3.org/"));
    expect(theirs.length).toBeGreaterThan(100);
    expect(theirs.filter((words) => !ours.some((source) => source.includes(words)) && filesWith(words).length > 0)).toEqual([]);
  });

  it("contains no queries of pages, which are sent by the server", () => {
    expect(["PageByPath", "KiosksFoundNear", "KioskStates", "GalleryDesigns"].flatMap(filesWith)).toEqual([]);
    // What the browser sends is there.
    expect(filesWith("PlacePredictions")).toHaveLength(1);
  });
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function sourcesOf(...folders: string[]): string[] {
  return folders
    .flatMap(listFiles)
    .filter((name) => /\.(ts|tsx)$/.test(name) && !/\.test\.|__generated__|\.next/.test(name))
    .map((name) => readFileSync(name, "utf8"));
}

/** Returns the string literals that are too long to be in two programs by chance, without media types. */
function longStrings(source: string): string[] {
  return [...source.matchAll(/"([^"\n\\]{24,})"/g)].map((match) => match[1]!).filter((words) => !/^[a-z]+\/[a-z]/.test(words));
}
