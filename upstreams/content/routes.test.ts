import { describe, expect, test } from "vitest";
import { toTestSnapshot } from "../testing";
import { parseRoutes, toDocumentUrl, type Route } from "./routes";

const snapshot = toTestSnapshot({
  "en-us/page/a.json": { id: "A", uid: "keys", data: { parent: { link_type: "Document", id: "P" } } },
  "fr-ca/page/a.json": { id: "F", uid: "cles" },
  "en-us/page/p.json": {
    id: "P",
    uid: "products",
    data: { parent: { link_type: "Document", id: "H" } },
  },
  "en-us/home/h.json": { id: "H", uid: "home" },
  "en-us/settings/s.json": { id: "S" },
});

const urlOf = (id: string, ...routes: Route[]) => toDocumentUrl(snapshot.byId.get(id)!, routes, snapshot);

describe("toDocumentUrl", () => {
  test("omits an optional language for the master language only", () => {
    const route = { type: "page", path: "/:lang?/:uid/" };
    expect(urlOf("A", route)).toBe("/keys/");
    expect(urlOf("F", route)).toBe("/fr-ca/cles/");
    expect(urlOf("A", { type: "page", path: "/:lang/:uid" })).toBe("/en-us/keys");
    expect(urlOf("H", { type: "home", path: "/:lang?/" })).toBe("/");
  });

  test("inserts the uid of a related document, and of one related to that", () => {
    const path = "/:grand?/:parent?/:uid";
    const resolvers = { parent: "parent", grand: "parent.parent" };
    expect(urlOf("A", { type: "page", path, resolvers })).toBe("/home/products/keys");
    expect(urlOf("F", { type: "page", path, resolvers })).toBe("/cles");
  });

  test("prefers the most specific route, then the first", () => {
    const wide = { type: "page", path: "/wide/:uid" };
    const french = { type: "page", path: "/french/:uid", lang: "fr-ca" };
    const one = { type: "page", path: "/the-one", uid: "cles" };
    expect(urlOf("F", wide, french, one)).toBe("/the-one");
    expect(urlOf("F", wide, french)).toBe("/french/cles");
    expect(urlOf("A", wide, french, one)).toBe("/wide/keys");
    expect(urlOf("A", wide, { type: "page", path: "/second" })).toBe("/wide/keys");
  });

  test("is null if no route matches or a value is missing", () => {
    expect(urlOf("S", { type: "page", path: "/:uid" })).toBeNull();
    expect(urlOf("S", { type: "settings", path: "/:uid" })).toBeNull();
  });
});

describe("parseRoutes", () => {
  test.each(["{", '[{"type":"page"}]', '[{"type":"page","path":"/","pth":1}]', '{"type":"page"}'])("refuses %s", (text) => {
    expect(() => parseRoutes(text)).toThrow(/routes/);
  });

  test("reports a resolver that a path uses without a definition", () => {
    expect(() => urlOf("A", { type: "page", path: "/:parent/:uid" })).toThrow("'parent'");
  });
});
