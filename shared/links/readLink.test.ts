import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLink } from "./readLink";

const hrefOf = (typed: unknown) => {
  const link = readLink(typed);
  return "href" in link ? link.href : `refused: ${link.refused}`;
};

describe("what is invisible around an address is ignored", () => {
  it.each([
    [" https://example.com/lead", "https://example.com/lead"],
    ["\thttps://example.com/tab", "https://example.com/tab"],
    ["\u200Bhttps://example.com/zwsp", "https://example.com/zwsp"],
    ["https://example.com/end \n", "https://example.com/end"],
    ["\uFEFF/contact\u00A0", "/contact"],
    ["\u202Ahttps://example.com/\u202C", "https://example.com/"],
    [" /contact", "/contact"],
    [" mailto:a@example.com", "mailto:a@example.com"],
    ["\u2060\u00AD tel:+16145550124", "tel:+16145550124"],
    ["https://exa\u200Bmple.com/", "https://example.com/"],
    ["https://example.com/a\r\nb", "https://example.com/ab"],
    ["\u0001#hours", "#hours"],
    ["mailto:\u200Ea@example.com", "mailto:a@example.com"],
    ["\u3000www.example.com", "https://www.example.com"],
  ])("%j -> %s", (typed, href) => expect(hrefOf(typed)).toBe(href));
});

describe("an address with one meaning is mended", () => {
  it.each([
    ["www.example.com", "https://www.example.com"],
    ["WWW.example.com/Path?a=b#c", "https://WWW.example.com/Path?a=b#c"],
    ["example.com", "https://example.com"],
    ["shop.example.ca:8443/a", "https://shop.example.ca:8443/a"],
    ["example.com?ref=a@b.example", "https://example.com?ref=a@b.example"],
    ["//example.com/x", "https://example.com/x"],
    ["https:example.com/x", "https://example.com/x"],
    ["http:/example.com/x", "http://example.com/x"],
    ["https:\\\\example.com\\x", "https://example.com/x"],
    ["https:// example.com", "https://example.com"],
    ["https://https://example.com/", "https://example.com/"],
    ["http://https://example.com/", "https://example.com/"],
    ["https://www.example.com/a b", "https://www.example.com/a%20b"],
    ["HTTPS://Example.com/", "https://Example.com/"],
    ["a@example.com", "mailto:a@example.com"],
    ["a.b+c@mail.example.com?subject=Two words", "mailto:a.b+c@mail.example.com?subject=Two%20words"],
    ["https://a@example.com", "mailto:a@example.com"],
    ["https://<a@example.com", "mailto:%3Ca@example.com"],
    ["http://a@example.com/", "mailto:a@example.com"],
    ["https://mailto:a@example.com", "mailto:a@example.com"],
    ["https://https://mailto:a@example.com", "mailto:a@example.com"],
    ["http://tel:+16145550124", "tel:+16145550124"],
    ["https://sms:+16145550124", "sms:+16145550124"],
    ["mailto: a@example.com", "mailto:a@example.com"],
    ["mailto://a@example.com", "mailto:a@example.com"],
    ["MAILTO:A@example.com", "mailto:A@example.com"],
    ["mailto:a@example.com; b@example.com", "mailto:a@example.com,b@example.com"],
    ["+1 614 555 0124", "tel:+16145550124"],
    ["(614) 555-0124", "tel:(614)555-0124"],
    ["tel: +1 614 555 0124", "tel:+16145550124"],
    ["tel://+16145550124", "tel:+16145550124"],
    ["tel:+1\u2011614\u2013555\u20110124", "tel:+1-614-555-0124"],
    ["tel:+16145550124 ext. 12", "tel:+16145550124;ext=12"],
    ["tel:1-800-KEYWAYS", "tel:1-800-KEYWAYS"],
    ["contact/", "/contact/"],
    ["contact/#hours", "/contact/#hours"],
    ["contact#hours", "/contact#hours"],
    ["./contact/", "/contact/"],
    ["fr-ca/nous-joindre/", "/fr-ca/nous-joindre/"],
    ["clé/copie", "/clé/copie"],
    ["files/list.pdf", "/files/list.pdf"],
    ["https://contact/", "/contact/"],
    ["//contact/", "/contact/"],
    ["https:///about/", "/about/"],
    ["https://#hours", "#hours"],
    ["/a b", "/a%20b"],
    ["/contact/?a=1#b", "/contact/?a=1#b"],
    ["#opening hours", "#opening%20hours"],
  ])("%j -> %s", (typed, href) => expect(hrefOf(typed)).toBe(href));
});

describe("links open sites, mails, calls, messages and maps", () => {
  it.each([
    "https://example.com/ok",
    "http://example.com",
    "https://example.com/a(b)'c~d?e=f&g[]=h#i",
    "https://münchen.example/",
    "https://localhost:3000/",
    "https://127.0.0.1/",
    "https://name:word@example.com/a/",
    "mailto:a@example.com",
    "mailto:a@example.com,b@example.com?cc=c@example.com",
    "mailto:?subject=Hello",
    "tel:+16145550124",
    "tel:911",
    "tel:+16145550124;ext=5",
    "sms:+16145550124",
    "sms:+16145550124?body=Hello%20there",
    "sms:+16145550124&body=Hello",
    "geo:40.1,-83.0",
    "geo:0,0?q=Columbus",
    "whatsapp://send?phone=16145550124",
    "/",
    "/fr-ca/",
    "#hours",
  ])("%s", (typed) => expect(hrefOf(typed)).toBe(typed));

  it.each([
    ["geo:40.1, -83.0", "geo:40.1,-83.0"],
    ["geo://40.1,-83.0", "geo:40.1,-83.0"],
    ["sms: +1 614 555 0124?body=Two words", "sms:+16145550124?body=Two%20words"],
    ["whatsapp:send?phone=16145550124", "whatsapp://send?phone=16145550124"],
    ["whatsapp://send?text=Two words", "whatsapp://send?text=Two%20words"],
  ])("%j -> %s", (typed, href) => expect(hrefOf(typed)).toBe(href));
});

describe("anything else is refused, and the reason is named", () => {
  it.each([
    ["blank", ["", "   ", "\u200B", "\u00A0\t", null, undefined, 7]],
    ["too-long", [`https://example.com/${"a".repeat(4_000)}`]],
    ["unreadable", ["https://example.com/a\u0007b", "/\\evil.example", "\\contact", "///evil.example", "/a\\b", "/\ud800"]],
    [
      "scheme",
      [
        "javascript:alert(1)",
        " JavaScript:alert(1)",
        "java\tscript:alert(1)",
        "java\u200Bscript:alert(1)",
        "\u0001javascript:alert(1)",
        "data:text/html,<script>alert(1)</script>",
        "vbscript:msgbox(1)",
        "file:///etc/passwd",
        "ftp://example.com/",
        "blob:https://example.com/1",
        "view-source:https://example.com/",
        "intent://scan/#Intent;scheme=https;end",
        "constructor:x",
      ],
    ],
    [
      "host",
      ["https://", "http://javascript:alert(1)", "https://exa mple.com/", "https:////evil.example/a", "https://?a", "https://a..b:x/"],
    ],
    [
      "incomplete",
      ["mailto:", "mailto:help", "tel:", "tel:none", "tel:12", "sms:", "geo:Columbus", "whatsapp:", "https://mailto:", "tel:1;<b>"],
    ],
    ["word", ["contact", "TBD", "nous-joindre"]],
    [
      "unclear",
      ["not an address", "evil.example", "../contact/", "?a=1", "a, b", "javascript%3Aalert(1)", "&#106;avascript:x", "list.pdf"],
    ],
  ])("%s", (refused, typed) => {
    for (const one of typed) expect([one, hrefOf(one)]).toEqual([one, `refused: ${refused}`]);
  });
});

describe("for any text", () => {
  const schemes = ["https:", "http:", "javascript:", "data:", "mailto:", "tel:", "sms:", "geo:", "whatsapp:"];
  const others = [
    "//",
    "/",
    "\\",
    "#",
    "?",
    "@",
    ":",
    ".",
    "www.",
    "example.com",
    "a",
    "1",
    "+",
    "é",
    "%0a",
    "<",
    '"',
    " ",
    "\t",
    "\u200B",
    "\0",
  ];
  const piece = fc.constantFrom(...schemes, ...others);
  const typed = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
  );

  it("a link is safe as it stands in a page, and is read as itself", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const link = readLink(text);
        if (!("href" in link)) return;
        expect(link.href).toMatch(/^(?:https?:\/\/[^/\\]|mailto:|tel:|sms:|geo:|whatsapp:\/\/|\/(?![/\\])|#)/);
        expect(link.href).not.toMatch(/[\s"<>`\p{Cc}]/u);
        const isOwn = /^[/#]/.test(link.href);
        const { origin, protocol } = new URL(link.href, "https://site.example/");
        expect(isOwn ? origin : protocol).toMatch(isOwn ? /^https:\/\/site\.example$/ : /^(?:https?|mailto|tel|sms|geo|whatsapp):$/);
        expect(readLink(link.href)).toEqual(link);
      }),
      { numRuns: 2_000 },
    );
  });
});
