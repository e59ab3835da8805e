import { beforeAll, describe, expect, it } from "vitest";
import { getPage } from "../support/httpPage";
import { ownStack } from "../support/ownStack";
import { hero, publishPages } from "../support/publish";
import { rawGet } from "../support/rawRequest";

const PAGES = [
  { id: "Zenc1en", uid: "copy-a-fob", category: "How to", path: "/How%20to/copy-a-fob/" },
  { id: "Zenc2en", uid: "copier", category: "Clés", path: "/Cl%C3%A9s/copier/" },
  { id: "Zenc3en", uid: "keys", category: "Locks & keys", path: "/Locks%20%26%20keys/keys/" },
  { id: "Zenc4en", uid: "clé", category: "guides", path: "/guides/cl%C3%A9/" },
];

beforeAll(() =>
  publishPages(
    ...PAGES.map(({ id, uid, category }) => ({
      id,
      uid,
      data: { page_category: category, meta_title: `About ${uid}`, slices: [hero(uid)] },
    })),
  ),
);

describe.each(PAGES)("the page $path", ({ uid, path }) => {
  it.each(["kept", "kept a moment ago", "made for one request"])(
    "has its title and its canonical address, and may be indexed (%s)",
    async (how) => {
      const { answer, document } = await getPage(how === "made for one request" ? `${path}?form=x` : path);
      expect(answer.status).toBe(200);
      expect(document.querySelector("title")?.textContent).toBe(`About ${uid}`);
      expect(answer.canonical).toMatch(/^https?:\/\/[^/]+\//);
      expect(new URL(answer.canonical!).pathname).toBe(path);
      expect(document.querySelector("meta[name=robots]")).toBeNull();
    },
  );

  it("is in the sitemap with that address", async () => {
    expect((await getPage("/sitemaps/pages-en-us-1.xml")).answer.body).toContain(path);
  });

  it.each(
    [
      `/${encodeURIComponent(uid)}/`,
      `/elsewhere/${encodeURIComponent(uid)}/`,
      `/elsewhere/${encodeURIComponent(uid)}`,
      path.toLowerCase().replaceAll(/%\w\w/g, (sign) => sign.toLowerCase()),
    ].filter((other) => other !== path),
  )("is led to from %s", async (other) => {
    expect(await rawGet(ownStack().siteUrl, other)).toMatchObject({ status: 301, movedTo: path });
  });
});
