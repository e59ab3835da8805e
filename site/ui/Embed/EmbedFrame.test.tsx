// @vitest-environment window
import type { EmbedField } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Lang } from "../../i18n/languages";
import { EmbedFrame } from "./EmbedFrame";
import { toPlayer } from "./toPlayer";

const HOSTILE = `<script>alert(1)</script><iframe src="https://evil.example/"></iframe>`;
const render = (field: object | null, lang?: Lang) => renderToStaticMarkup(<EmbedFrame field={field as EmbedField} lang={lang} />);
const video = (fields: object = {}) => ({
  embed_url: "https://youtu.be/kW4yC0pyK3y",
  type: "video",
  title: "A key, copied",
  width: 200,
  height: 113,
  html: HOSTILE,
  ...fields,
});
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const frameIn = (html: string) => parse(html).querySelector("iframe")!;

describe("toPlayer", () => {
  const youtube = "https://www.youtube-nocookie.com/embed/kW4yC0pyK3y?autoplay=1&rel=0";
  const vimeo = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";

  it.each([
    ["https://www.youtube.com/watch?v=kW4yC0pyK3y", youtube],
    ["https://m.youtube.com/watch?list=PL1&v=kW4yC0pyK3y&t=30s", `${youtube}&start=30`],
    ["https://youtu.be/kW4yC0pyK3y?si=abc", youtube],
    ["https://www.youtube.com/shorts/kW4yC0pyK3y", youtube],
    ["http://www.youtube.com/embed/kW4yC0pyK3y", youtube],
    ["https://www.youtube-nocookie.com/embed/kW4yC0pyK3y", youtube],
    ["https://vimeo.com/76979871", vimeo],
    ["https://player.vimeo.com/video/76979871", vimeo],
    ["https://vimeo.com/76979871/8272103f6e", `${vimeo}&h=8272103f6e`],
    ["https://player.vimeo.com/video/76979871?h=8272103f6e", `${vimeo}&h=8272103f6e`],
    ["https://youtu.be/kW4yC0pyK3y/", youtube],
    ["https://www.youtu.be/kW4yC0pyK3y", youtube],
    ["https://youtube.com/shorts/kW4yC0pyK3y/?feature=share", youtube],
    ["https://www.youtube.com/live/kW4yC0pyK3y?si=a", youtube],
    ["https://music.youtube.com/watch?v=kW4yC0pyK3y", youtube],
    ["https://www.youtube.com/v/kW4yC0pyK3y", youtube],
    ["https://vimeo.com/channels/staffpicks/76979871", vimeo],
    ["https://vimeo.com/showcase/1234567/video/76979871", vimeo],
    ["https://vimeo.com/album/1234567/video/76979871/", vimeo],
    ["https://vimeo.com/groups/name/videos/76979871", vimeo],
    ["https://vimeo.com/manage/videos/76979871/8272103f6e", `${vimeo}&h=8272103f6e`],
    ["https://vimeo.com/ondemand/keys/76979871", vimeo],
    ["https://vimeo.com/76979871/8272103f6e/?share=copy", `${vimeo}&h=8272103f6e`],
  ])("of %s is the provider's own, without cookies", (address, playerUrl) => {
    expect(toPlayer(address)?.playerUrl).toBe(playerUrl);
  });

  it.each([
    ["https://www.youtube.com/watch?v=kW4yC0pyK3y&t=90s", 90],
    ["https://www.youtube.com/watch?v=kW4yC0pyK3y&t=90", 90],
    ["https://youtu.be/kW4yC0pyK3y?t=1m16s", 76],
    ["https://youtu.be/kW4yC0pyK3y?t=1h2m3s", 3723],
    ["https://youtu.be/kW4yC0pyK3y?t=2h", 7200],
    ["https://youtu.be/kW4yC0pyK3y/?t=1H", 3600],
    ["https://www.youtube-nocookie.com/embed/kW4yC0pyK3y?start=30", 30],
    ["https://www.youtube.com/watch?v=kW4yC0pyK3y#t=1m", 60],
    ["https://www.youtube.com/watch?v=kW4yC0pyK3y&time_continue=12", 12],
    ["https://youtu.be/kW4yC0pyK3y?t=12.7", 12],
    ["https://youtu.be/kW4yC0pyK3y?t=1:02:03", 3723],
    ["https://vimeo.com/76979871#t=30s", 30],
    ["https://vimeo.com/76979871?h=8272103f6e#t=1m16s", 76],
    ["https://vimeo.com/channels/staffpicks/76979871#t=0h2m", 120],
    ["https://youtu.be/kW4yC0pyK3y?t=0", 0],
    ["https://youtu.be/kW4yC0pyK3y?t=-5", 0],
    ["https://youtu.be/kW4yC0pyK3y?t=soon", 0],
    ["https://youtu.be/kW4yC0pyK3y?t=99999999999", 0],
    ["https://youtu.be/kW4yC0pyK3y?t=1s%26autoplay%3D0", 0],
  ])("of %s begins at second %i", (address, seconds) => {
    const { playerUrl } = toPlayer(address)!;
    expect(Number(/[&#](?:start|t)=(\d+)s?$/.exec(playerUrl)?.[1] ?? 0)).toBe(seconds);
  });

  it.each([
    "https://www.youtube.com/embed/videoseries?list=PL1",
    "https://vimeo.com/showcase/1234567",
    "https://vimeo.com/event/1234567",
    "https://vimeo.com/album/1234567",
    "https://youtu.be/",
    "https://www.youtube.com.evil.example/watch?v=kW4yC0pyK3y",
    "https://evil.example/www.youtube.com/embed/kW4yC0pyK3y",
    "https://youtube.com@evil.example/watch?v=kW4yC0pyK3y",
    "javascript://www.youtube.com/%0aalert(1)",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/watch?v=../../../../x",
    "https://www.youtube.com/playlist?list=PL1",
    "https://vimeo.com/channels/staffpicks",
    'https://player.vimeo.com/video/76979871/x"onload',
    "no address",
    "",
  ])("of %j is none", (address) => {
    expect(toPlayer(address)).toBeUndefined();
  });
});

it.each([
  [" https://youtu.be/kW4yC0pyK3y\u200b", "https://youtu.be/kW4yC0pyK3y"],
  ["//youtu.be/kW4yC0pyK3y", "https://youtu.be/kW4yC0pyK3y"],
  ["www.youtube.com/watch?v=kW4yC0pyK3y", "https://www.youtube.com/watch?v=kW4yC0pyK3y"],
  ["youtu.be/kW4yC0pyK3y", "https://youtu.be/kW4yC0pyK3y"],
])("%j is played, too", (embed_url, address) => {
  const { body } = parse(render(video({ embed_url })));
  expect(body.querySelector("iframe")!.getAttribute("srcdoc")).toContain("/embed/kW4yC0pyK3y?");
  expect(body.querySelector("figcaption a")!.getAttribute("href")).toBe(address);
});

it.each([
  ["https://vimeo.com/showcase/1234567", "vimeo.com"],
  ["www.tiktok.com/@keyway/video/7", "www.tiktok.com"],
  ["https://www.dailymotion.com/video/x7", "www.dailymotion.com"],
])("%s, which cannot be played, is a link with a name", (embed_url, name) => {
  const link = parse(render({ embed_url })).body.querySelector("p > a")!;
  expect(link.getAttribute("href")).toMatch(/^https:\/\//);
  expect(link.textContent).toBe(name);
});

describe("a video of a known provider", () => {
  it("sends no request before it is played: its frame has a link to the player", () => {
    const frame = frameIn(render(video()));
    expect(frame.hasAttribute("src")).toBe(false);
    const poster = parse(frame.getAttribute("srcdoc")!);
    expect([...poster.querySelectorAll("a")].map(({ href }) => href)).toEqual([
      "https://www.youtube-nocookie.com/embed/kW4yC0pyK3y?autoplay=1&rel=0",
    ]);
    expect(poster.querySelector("a")!.textContent).toBe("A key, copied");
    expect(poster.querySelectorAll("script, img, link, iframe")).toHaveLength(0);
    expect(poster.querySelector("meta[http-equiv]")!.getAttribute("content")).toContain("default-src 'none'");
  });

  it.each([
    ["en-us", "en-US"],
    ["fr-ca", "fr-CA"],
    [undefined, null],
  ] as const)("on a page in %s has a poster that is read as %s", (lang, expectedLang) => {
    const poster = parse(frameIn(render(video(), lang)).getAttribute("srcdoc")!);
    expect(poster.documentElement.getAttribute("lang")).toBe(expectedLang);
  });

  it("is in a sandbox that cannot navigate the page, and has a title", () => {
    const frame = frameIn(render(video()));
    expect(frame.title).toBe("A key, copied (YouTube)");
    const allowed = frame.getAttribute("sandbox")!.split(" ");
    expect(allowed).toContain("allow-scripts");
    for (const never of [
      "allow-top-navigation",
      "allow-top-navigation-by-user-activation",
      "allow-modals",
      "allow-forms",
      "allow-downloads",
    ])
      expect(allowed).not.toContain(never);
  });

  it("has a link to its page at the provider", () => {
    expect(render(video())).toMatch(
      /<figcaption[^>]*><a href="https:\/\/youtu\.be\/kW4yC0pyK3y" rel="noopener noreferrer">A key, copied \(YouTube\)<\/a><\/figcaption>/,
    );
  });

  it("ignores the HTML from content, and escapes the title", () => {
    const html = render(video({ title: `</style></a>${HOSTILE}"'&` }));
    const poster = parse(frameIn(html).getAttribute("srcdoc")!);
    expect(poster.querySelectorAll("script, iframe")).toHaveLength(0);
    expect(poster.querySelector("a")!.textContent).toBe(`</style></a>${HOSTILE}"'&`);
    expect(render(video())).not.toContain("evil.example");
  });

  it.each([
    [{ width: 200, height: 113 }, "1.7699"],
    [{ width: 9, height: 16 }, "0.5625"],
    [{ width: 1, height: 900 }, "1.7778"],
    [{ width: null, height: null }, "1.7778"],
    [{ width: "100%", height: 0 }, "1.7778"],
  ])("keeps its place: with %j it is %s times as wide as high", (size, ratio) => {
    expect(Number(frameIn(render(video(size))).style.getPropertyValue("--ratio")).toFixed(4)).toBe(ratio);
  });

  it.each([[undefined], [null], [""], ["  "]])("is named after its provider if its title is %j", (title) => {
    expect(frameIn(render(video({ title }))).title).toBe("YouTube");
  });
});

describe("anything else", () => {
  it("is a link", () => {
    expect(render({ embed_url: "https://maps.example/a", type: "rich", title: "A map", html: HOSTILE })).toBe(
      `<p><a href="https://maps.example/a" rel="noopener noreferrer">A map</a></p>`,
    );
    expect(render({ embed_url: "https://maps.example/a", type: "rich", provider_name: "Maps" })).toContain(">Maps</a>");
    expect(render({ embed_url: "https://maps.example/a", type: "link" })).toContain(">maps.example</a>");
  });

  it("is text if its address could run a script", () => {
    expect(render({ embed_url: "javascript:alert(1)", title: "Hm", type: "rich" })).toBe("<p>Hm</p>");
  });

  it.each([[null], [{}], [{ embed_url: "" }], [{ embed_url: null, html: HOSTILE }]])("is not rendered for %j", (field) => {
    expect(render(field)).toBe("");
  });
});
