import { describe, expect, test } from "vitest";
import { pageDocument } from "#tests/support/fakes.ts";
import { manifest } from "./__generated__/manifest";
import { isMisplaced, pathOf } from "./paths";

const types = {
  blog_post: { type: "BlogPostDocument", isPage: true },
  blog: { type: "BlogDocument", isPage: true, singleton: "blog" },
  menu: { type: "MenuDocument", isPage: false },
};
const pathWith = (type: string, uid: string | null) => pathOf(pageDocument({ id: "A", type, uid } as never), types);

describe("a page type without its own rule", () => {
  test.each([
    ["blog_post", "first post", "/blog-post/first%20post/"],
    ["blog_post", null, null],
    ["blog", null, "/blog/"],
    ["menu", "main", null],
    ["constructor", "main", null],
  ])("has pages by type and uid: %s %s", (type, uid, path) => {
    expect(pathWith(type, uid)).toBe(path);
  });

  test("may not take one of the site's own addresses", () => {
    expect(isMisplaced("products", "/products/")).toBe(true);
    expect(isMisplaced("service_page", "/products/keys/")).toBe(false);
  });
});

test("every page type of the models has pages", () => {
  const pages = Object.entries(manifest.documents).filter(([, { isPage }]) => isPage);
  expect(pages.filter(([type]) => pathOf(pageDocument({ id: "A", type, uid: "a" } as never)) === null)).toEqual([]);
});
