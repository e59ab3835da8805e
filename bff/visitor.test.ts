import { describe, expect, test } from "vitest";
import { createNetworkList } from "../config/networks";
import { readAddress, readVisitor } from "./visitor";

const TOKEN = "https://keyway.prismic.io/previews/abc:XyZ?websitePreviewId=1";
const read = (cookie: string | undefined) => readVisitor(cookie, "keyway");
const toolbar = (json: object) => `io.prismic.preview=${encodeURIComponent(JSON.stringify(json))}`;

test("nobody in particular brings no cookies", () => {
  for (const header of [undefined, "", "theme=dark", "; ;="]) expect(read(header)).toEqual({});
});

describe("a preview cookie", () => {
  test("is the token itself, encoded or not", () => {
    expect(read(`io.prismic.preview=${TOKEN}`).previewRef).toBe(TOKEN);
    expect(read(`a=b; io.prismic.preview=${encodeURIComponent(TOKEN)}; c=d`).previewRef).toBe(TOKEN);
    expect(read("io.prismic.preview=YxOpaque~1").previewRef).toBe("YxOpaque~1");
  });

  test("is the toolbar's JSON with the token of this repository", () => {
    expect(read(toolbar({ _tracker: "AbCd1234", "keyway.prismic.io": { preview: TOKEN } })).previewRef).toBe(TOKEN);
  });

  test.each([
    ["holds nothing but the toolbar's tracker", toolbar({ _tracker: "AbCd1234" })],
    ["is of another repository", toolbar({ _tracker: "x", "other.prismic.io": { preview: TOKEN } })],
    ["holds no text", toolbar({ "keyway.prismic.io": { preview: 1 } })],
    ["is JSON cut short", "io.prismic.preview={%22keyway"],
    ["is empty", "io.prismic.preview="],
    ["could end a line", `io.prismic.preview=${encodeURIComponent("a\r\nb")}`],
    ["is longer than any token", `io.prismic.preview=${"a".repeat(2001)}`],
  ])("that %s is no preview", (_, cookie) => {
    expect(read(cookie).previewRef).toBeUndefined();
  });
});

describe("an experiment cookie", () => {
  test("names the experiment and the index of a variation", () => {
    expect(read("io.prismic.experiment=G1%201").experiment).toEqual({ googleId: "G1", index: 1 });
    expect(read('io.prismic.experiment="G1 0"').experiment).toEqual({ googleId: "G1", index: 0 });
  });

  test.each(["G1", "G1%20", "G1%20-1", "G1%20x", "%201", "G1%201%202"])("of the form %j is none", (value) => {
    expect(read(`io.prismic.experiment=${value}`).experiment).toBeUndefined();
  });
});

describe("a token cookie", () => {
  test("is passed on as it is", () => {
    expect(read("token=abc.DEF-123_~+/=").token).toBe("abc.DEF-123_~+/=");
  });

  test("that could not stand in a header does not count", () => {
    for (const value of ["a b", "a%0d%0aX-Admin:1", "", "ä", "a".repeat(4097)]) expect(read(`token=${value}`).token).toBeUndefined();
  });

  test("of which there are several is the first", () => {
    expect(read("token=mine; token=parents").token).toBe("mine");
  });
});

describe("the address that budgets count by", () => {
  const HERE = "127.0.0.1";
  const of = (forwardedFor: string | undefined, peer = HERE, hops?: number) => readAddress({ forwardedFor, peer }, { hops });

  // The site is a proxy as well: the last of the line is whom it has seen itself.
  test.each([
    [0, "203.0.113.9", "203.0.113.9"],
    [0, "10.0.0.1, 203.0.113.9", "203.0.113.9"],
    [1, "203.0.113.9, 10.0.0.2", "203.0.113.9"],
    [1, "6.6.6.6, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
    [2, "6.6.6.6, 203.0.113.9, 10.0.0.1, 10.0.0.2", "203.0.113.9"],
    // Fewer than our proxies have written: the site was reached past them.
    [2, "203.0.113.9, 10.0.0.2", "203.0.113.9"],
    [1, " 203.0.113.9 ,, 10.0.0.2,", "203.0.113.9"],
  ])("behind %i proxies is, of %j, %s", (hops, told, address) => {
    expect(of(told, HERE, hops)).toBe(address);
  });

  test.each(["203.0.113.9", "::ffff:203.0.113.9"])("is the peer's, whatever it says, where the peer %s is no proxy of ours", (peer) => {
    for (const told of [undefined, "192.0.2.1", "192.0.2.1, 127.0.0.1"]) expect(of(told, peer)).toBe("203.0.113.9");
  });

  test.each(["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])("is told by a peer on this machine, such as %s", (peer) => {
    expect(of("203.0.113.9", peer)).toBe("203.0.113.9");
  });

  test("is told by the proxies that are named, in the place of this machine", () => {
    const trusted = createNetworkList([
      { address: "10.0.0.0", prefix: 8, family: "ipv4" },
      { address: "fd00::", prefix: 8, family: "ipv6" },
    ]);
    const by = (peer: string) => readAddress({ forwardedFor: "203.0.113.9", peer }, { trusted });
    expect(["10.1.2.3", "::ffff:10.1.2.3", "fd12::1"].map(by)).toEqual(Array(3).fill("203.0.113.9"));
    expect([HERE, "11.1.2.3", "fe80::1"].map(by)).toEqual([HERE, "11.1.2.3", "fe80:0:0:0"]);
  });

  test("is none where a peer of ours names nobody: that is the site, for all visitors", () => {
    for (const told of [undefined, "", " , "]) expect(of(told)).toBeNull();
  });

  test("is one and the same for whoever has none", () => {
    expect(readAddress({ forwardedFor: "192.0.2.1", peer: undefined })).toBe("unknown");
    expect([of("unknown"), of("x".repeat(5000)), of("203.0.113.999")]).toEqual(Array(3).fill("unknown"));
  });

  test.each([
    ["203.0.113.9:51234", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["[::ffff:203.0.113.9]:51234", "203.0.113.9"],
    ["::FFFF:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["[2001:db8:1:2:3:4:5:6]:51234", "2001:db8:1:2"],
    ["[2001:db8:1:2::6]", "2001:db8:1:2"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
    ["2001:db8:1:2::", "2001:db8:1:2"],
    ["2001:db8::9", "2001:db8:0:0"],
    ["2001:db8:1::9", "2001:db8:1:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
  ])("%s counts as %s", (told, address) => {
    expect(of(told)).toBe(address);
  });
});
