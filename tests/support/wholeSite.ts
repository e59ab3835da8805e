import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";

/** The operations that a package's site sends, relative to the package. */
export const OPERATIONS = "bff/guards/operations/__generated__/operations.json";

/** Sends an operation and returns the answer. */
export async function post(url: string, body: object): Promise<object> {
  const headers = { "content-type": "application/json" };
  return (await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify(body) })).json() as Promise<object>;
}

/** Waits until a server answers that it is well, for a minute at most. */
export async function untilHealthy(url: string): Promise<void> {
  const status = () =>
    fetch(`${url}/health`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
}

/** Expects that the servers of a package serve pages, scripts, styles, pictures and the graph. `folder` is the package's. */
export async function expectWholeSite(bff: string, site: string, folder: string): Promise<void> {
  const home = await fetch(site);
  const html = await home.text();
  expect([home.status, html.includes("</html>")]).toEqual([200, true]);
  const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+\.js)"/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect((await fetch(site + file)).status).toBe(200);
  const pictures = [...html.matchAll(/(?:src|href)="(\/(?:media|assets)\/[^"]+\.(?:svg|png|jpe?g|webp|avif)[^"]*)"/g)].map(
    ([, picture]) => picture!,
  );
  const [, shareImage] = /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)!;
  expect(pictures.some((picture) => picture.startsWith("/media/"))).toBe(true);
  for (const picture of new Set([...pictures, shareImage!])) {
    const answer = await fetch(site + picture.replaceAll("&amp;", "&"));
    const { byteLength } = await answer.arrayBuffer();
    expect([picture, answer.status, answer.headers.get("content-type"), byteLength > 50]).toEqual([
      picture,
      200,
      expect.stringMatching(/^image\//),
      true,
    ]);
  }
  const registered = JSON.parse(readFileSync(path.join(folder, OPERATIONS), "utf8")) as Record<string, { name: string; text: string }>;
  const query = Object.values(registered).find(({ name }) => name === "RouteByPath")!.text;
  const operation = { query, variables: { path: "/key-gallery/", language: "EN_US" } };
  for (const server of [bff, site]) expect(await post(server, operation)).toMatchObject({ data: { route: { path: "/key-gallery/" } } });
  // Its styles are read from the build and written into the page.
  expect(html).toContain("<style");
  for (const page of ["/fr-ca/", "/key-gallery/", "/key-services/oh/columbus/", "/sitemap.xml", "/robots.txt"])
    expect([page, (await fetch(site + page)).status]).toEqual([page, 200]);
  expect((await fetch(`${site}/no/such/page/`)).status).toBe(404);
}
