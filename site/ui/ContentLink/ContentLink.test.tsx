import type { LinkField } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ContentLink, isNamedLink, leadsOn } from "./ContentLink";

const render = (field: unknown, words?: string) =>
  renderToStaticMarkup(
    <ContentLink field={field as LinkField} className="look">
      {words}
    </ContentLink>,
  );
const web = (url: string, more: object = {}) => ({ link_type: "Web", url, ...more });

describe("a link field", () => {
  it("to a document is a link within the site", () => {
    expect(render({ link_type: "Document", id: "a", url: "/how-it-works/", lang: "en-us" }, "How")).toMatch(
      /^<a href="\/how-it-works\/" class="look">How<\/a>$/,
    );
  });

  it("written without a host is one within the site, too", () => {
    expect(render(web("/how-it-works/"), "How")).toBe(`<a href="/how-it-works/" class="look">How</a>`);
  });

  it("to another site sends no referrer", () => {
    expect(render(web("https://keyway.example/"), "Go")).toBe(
      `<a href="https://keyway.example/" class="look" rel="noopener noreferrer">Go</a>`,
    );
  });

  it("opens a new tab if the editor chose so", () => {
    expect(render(web("https://keyway.example/", { target: "_blank" }), "Go")).toContain(`target="_blank"`);
    expect(render({ link_type: "Document", id: "a", url: "/a/", target: "_blank" }, "Go")).toContain(`target="_blank"`);
  });

  it("to a page of the site sends the referrer, however the editor chose the page", () => {
    for (const field of [{ link_type: "Document", id: "a", url: "/a/", lang: "en-us" }, web("/a/"), web("#hours")]) {
      expect(render(field, "Go")).not.toContain("rel=");
      expect(render({ ...field, target: "_blank" }, "Go")).toContain(`target="_blank"`);
    }
  });

  it("to a deleted document leads to the error page", () => {
    expect(render({ link_type: "Document", id: "a", url: "/fr-ca/error/", lang: "fr-ca", isBroken: true }, "Go")).toContain(
      `href="/fr-ca/error/"`,
    );
  });

  it.each(["evil", "_BLANK", '_blank" onclick="alert(1)'])("has no target %j", (target) => {
    expect(render(web("https://keyway.example/", { target }), "Go")).not.toContain("target");
  });

  it("to a file is a link", () => {
    expect(render({ link_type: "Media", url: "https://cdn.example/list.pdf", name: "list.pdf" }, "List")).toContain(
      `href="https://cdn.example/list.pdf"`,
    );
  });

  it.each(["mailto:help@keyway.example", "tel:+15145550100", "/fr-ca/", "#hours", "https://keyway.example/"])(
    "may have the target %s",
    (url) => {
      expect(render(web(url), "Go")).toContain(`href="${url}"`);
    },
  );

  it.each([
    [" https://keyway.example/lead", "https://keyway.example/lead"],
    ["www.keyway.example", "https://www.keyway.example"],
    ["//keyway.example/x", "https://keyway.example/x"],
    ["sms:+16145550124", "sms:+16145550124"],
    ["whatsapp://send?phone=16145550124", "whatsapp://send?phone=16145550124"],
    ["a@keyway.example", "mailto:a@keyway.example"],
    ["contact/", "/contact/"],
  ])("typed as %j leads to %s, also where the BFF has not mended it", (url, href) => {
    expect(render(web(url), "Go")).toContain(`href="${href}"`);
    expect(leadsOn(web(url) as LinkField)).toBe(true);
  });

  it("shows its own text without children, and its children otherwise", () => {
    expect(render(web("https://keyway.example/", { text: "Own words" }))).toContain(">Own words</a>");
    expect(render(web("https://keyway.example/", { text: "Own words" }), "Given")).toContain(">Given</a>");
  });
});

describe("only the text, without a link", () => {
  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "/\\evil.example",
    "evil.example",
    "",
  ])("for the address %j", (url) => {
    expect(render(web(url), "Words")).toBe("Words");
    expect(render({ link_type: "Document", id: "a", url }, "Words")).toBe("Words");
  });

  it.each([
    [{ link_type: "Any" }],
    [{ link_type: "Document", id: "a" }],
    [{ link_type: "Document", id: "a", url: null }],
    [{}],
    [null],
    [undefined],
  ])("for the field %j", (field) => {
    expect(render(field, "Words")).toBe("Words");
  });
});

it("has a target if it can be a link", () => {
  expect(leadsOn(web("https://keyway.example/") as LinkField)).toBe(true);
  for (const field of [web("javascript:alert(1)"), web(""), { link_type: "Any" }, { link_type: "Document", id: "a" }, null]) {
    expect(leadsOn(field as LinkField)).toBe(false);
  }
});

it("has a name if it has a target and a text", () => {
  const named = (field: object | null) => isNamedLink(field as LinkField);
  expect(named(web("https://keyway.example/", { text: "Go" }))).toBe(true);
  for (const field of [
    web("https://keyway.example/"),
    web("https://keyway.example/", { text: "" }),
    web("javascript:alert(1)", { text: "Go" }),
    { link_type: "Any", text: "Go" },
    null,
  ]) {
    expect(named(field)).toBe(false);
  }
});
