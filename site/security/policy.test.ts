import { describe, expect, it } from "vitest";
import { toPlayer } from "../ui/Embed/toPlayer";
import { allowInlineScripts, type Audience, contentPolicy } from "./policy";

/** The policy's sources by directive. */
function policy(audience: Audience, hasTagManager = false): Record<string, string[]> {
  return Object.fromEntries(
    contentPolicy(audience, { hasTagManager })
      .split("; ")
      .map((line) => [line.split(" ")[0]!, line.split(" ").slice(1)]),
  );
}

const FOREIGN = /https?:|ws:/;

describe("a visitor's page", () => {
  it("loads from its own origin only, except for video frames", () => {
    const { "frame-src": frames, ...others } = policy("visitor");
    expect(
      Object.values(others)
        .flat()
        .filter((source) => FOREIGN.test(source)),
    ).toEqual([]);
    expect(frames).toHaveLength(2);
  });

  it.each(["https://youtu.be/kW4yC0pyK3y", "https://vimeo.com/76979871"])("may frame the player of %s", (address) => {
    expect(policy("visitor")["frame-src"]).toContain(new URL(toPlayer(address)!.playerUrl).origin);
  });

  it("runs no inline handlers, plugins or evaluated code", () => {
    const { "script-src": scripts, "script-src-attr": handlers, "object-src": objects } = policy("visitor");
    expect([handlers, objects]).toEqual([["'none'"], ["'none'"]]);
    expect(scripts).toEqual(["'self'"]);
  });

  it("may only be framed by the site", () => {
    expect(policy("visitor")["frame-ancestors"]).toEqual(["'self'"]);
  });

  it("may load the tag manager only if one is configured", () => {
    const manager = "https://www.googletagmanager.com";
    expect(contentPolicy("visitor", { hasTagManager: false })).not.toContain("google");
    expect(policy("visitor", true)["script-src"]).toContain(manager);
    expect(policy("visitor", true)["connect-src"]).toContain("https://*.google-analytics.com");
  });
});

describe("a third-party map", () => {
  const withMap = (map: Parameters<typeof contentPolicy>[1]["map"]) => contentPolicy("visitor", { hasTagManager: false, map });
  const none = { googleUrl: null, styleUrl: null, tilesUrl: null };

  it("may load only if it is configured", () => {
    expect(withMap(none)).toBe(contentPolicy("visitor", { hasTagManager: false }));
  });

  it("loads from Google's hosts and the configured origin of its script", () => {
    const allowed = withMap({ ...none, googleUrl: "https://maps.example" });
    expect(allowed).toMatch(/script-src 'self' https:\/\/maps\.example https:\/\/\*\.googleapis\.com /);
    expect(allowed).toContain("font-src 'self' https://fonts.gstatic.com");
  });

  it("loads tiles of streets from their host, and from none if they are the site's own", () => {
    expect(withMap({ ...none, tilesUrl: "https://tiles.example/america.pmtiles" })).toContain("connect-src 'self' https://tiles.example;");
    expect(withMap({ ...none, tilesUrl: "/map-tiles/map.pmtiles" })).toBe(withMap(none));
  });

  it("loads style, tiles and sprites from the style's host", () => {
    const allowed = withMap({ ...none, styleUrl: "https://tiles.example:8080/style.json?key=1" });
    expect(allowed).toContain("connect-src 'self' https://tiles.example:8080;");
    expect(allowed).toContain("img-src 'self' data: blob: https://tiles.example:8080;");
    expect(allowed).not.toContain("google");
  });
});

describe("an editor's page", () => {
  it("may be framed by Prismic and loads its toolbar, but no analytics", () => {
    expect(policy("editor", true)["frame-ancestors"]).toEqual(["'self'", "https://prismic.io", "https://*.prismic.io"]);
    expect(policy("editor", true)["script-src"]).toContain("https://static.cdn.prismic.io");
    expect(contentPolicy("editor", { hasTagManager: true })).not.toContain("google");
  });

  it("may be followed by a visitor's page in the same frame, without the toolbar", () => {
    expect(policy("formerEditor")).toEqual({
      ...policy("visitor"),
      "frame-ancestors": ["'self'", "https://prismic.io", "https://*.prismic.io"],
    });
  });
});

it("the simulator may be framed by Slice Machine too", () => {
  expect(policy("simulator")["frame-ancestors"]).toEqual(["'self'", "https://prismic.io", "https://*.prismic.io", "http://localhost:9999"]);
});

it("eval is allowed for hot reload only", () => {
  expect(contentPolicy("visitor", { hasTagManager: false, isDev: true })).toContain("'unsafe-eval'");
});

describe("inline scripts", () => {
  // The hash of `alert(1)`.
  const HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

  it("of a visitor's page run if they are its own, each named once", () => {
    const allowed = allowInlineScripts(contentPolicy("visitor", { hasTagManager: true }), ["alert(1)", "alert(1)"]);
    expect(allowed).toContain(`script-src 'self' https://www.googletagmanager.com ${HASH}; script-src-attr 'none';`);
  });

  it.each<Audience>(["editor", "simulator"])("of the %s's page run, since not all of them are ours", (audience) => {
    const all = contentPolicy(audience, { hasTagManager: false });
    expect(all).toMatch(/script-src 'self' 'unsafe-inline'/);
    expect(allowInlineScripts(all, ["alert(1)"])).toBe(all);
  });
});
