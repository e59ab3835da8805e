import { expect, it } from "vitest";
import { toUrl } from "./toUrl";

it("parses a URL, and a relative one by its base", () => {
  expect(toUrl("https://a.test/b?c")?.pathname).toBe("/b");
  expect(toUrl("/b", "https://a.test")?.href).toBe("https://a.test/b");
});

it.each(["", "/b", "http://", "http://[", "http://a b", "\ud800"])("returns null for %j", (text) => expect(toUrl(text)).toBeNull());
