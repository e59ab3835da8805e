import { expect, test } from "vitest";
import { document, inputOf } from "../testing";
import { findReservedAddresses } from "./reservedAddresses";

const find = (...documents: ReturnType<typeof document>[]) => findReservedAddresses(inputOf(documents));

test.each([
  "assets",
  "error",
  "health",
  "media",
  "preview",
  "to-do",
  "graphql",
  "products",
  "key-services",
  "reports",
  "sitemaps",
  "fr-ca",
])("a page with the uid %s is named with its address", (uid) => {
  expect(find(document({ id: "a", uid }))).toEqual([
    expect.objectContaining({
      kind: "reserved-address",
      message: `The uid “${uid}” puts the page at /${uid}/, which the site needs for itself: the page is not shown.`,
    }),
  ]);
});

test("a category may be reserved, too", () => {
  expect(find(document({ id: "a", uid: "keys", data: { page_category: "media" } }))).toHaveLength(1);
});

test.each(["oh", "about", "media-kit"])("a page with the uid %s passes", (uid) => expect(find(document({ id: "a", uid }))).toEqual([]));
