// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockLanguage } from "../i18n/languageLock";
import { pageLinkOf, fragmentLinkOf } from "./links";

/** What a click on the first link of a page at /a/?x=1 follows on the client: a page, or a part of this one. */
function follow(html: string, init: MouseEventInit = {}, linkOf = pageLinkOf): string | null {
  document.body.innerHTML = html;
  const place = document.querySelector("b") ?? document.querySelector("a")!;
  let followed: string | null = null;
  const listen = (event: MouseEvent) => {
    followed = linkOf(event)?.href.replace(location.origin, "") ?? null;
    event.preventDefault();
  };
  addEventListener("click", listen);
  place.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  removeEventListener("click", listen);
  return followed;
}

beforeEach(() => history.replaceState(null, "", "/a/?x=1"));

it.each([
  ["a page", '<a href="/b/?y=2#c">b</a>', "/b/?y=2#c"],
  ["a page, clicked on what stands within the link", '<a href="/b/"><i><b>b</b></i></a>', "/b/"],
  ["the page itself without its query", '<a href="/a/">a</a>', "/a/"],
  ["the page itself once more", '<a href="/a/?x=1">a</a>', "/a/?x=1"],
  ["a page written with its origin", '<a href="http://localhost:3000/b/">b</a>', "/b/"],
])("follows a link to %s", (_, html, href) => {
  expect(follow(html)).toBe(href);
});

it.each([
  ["a place within the page", '<a href="#c">c</a>'],
  ["another site", '<a href="https://keyway.example/b/">b</a>'],
  ["a telephone", '<a href="tel:+16145550124">call</a>'],
  ["a file", '<a href="/media/guide.pdf">pdf</a>'],
  ["a URL that is not a page", '<a href="/graphql">sandbox</a>'],
  ["a new window", '<a href="/b/" target="_blank">b</a>'],
  ["a reload of the page", '<a href="" target="_self">again</a>'],
  ["a download", '<a href="/b/" download>b</a>'],
  ["nowhere", "<a>b</a>"],
])("leaves a link to %s to the browser", (_, html) => {
  expect(follow(html)).toBeNull();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "leaves a click with %j to the browser",
  (init) => {
    expect(follow('<a href="/b/">b</a>', init)).toBeNull();
  },
);

it.each(["translated-ltr", "translated-rtl"])("leaves links of a page that is translated to the browser (%s)", (translated) => {
  document.documentElement.classList.add(translated);
  expect(follow('<a href="/b/">b</a>')).toBeNull();
  document.documentElement.classList.remove(translated);
  expect(follow('<a href="/b/">b</a>')).toBe("/b/");
});

describe("in a document that is locked to its language", () => {
  beforeEach(() => lockLanguage());
  afterEach(() => document.documentElement.removeAttribute("data-one-language"));

  it("leaves a link to another language to the browser", () => {
    expect(follow('<a href="/fr-ca/b/">b</a>')).toBeNull();
    expect(follow('<a href="/fr-ca/">home</a>')).toBeNull();
    history.replaceState(null, "", "/fr-ca/a/");
    expect(follow('<a href="/b/">b</a>')).toBeNull();
  });

  it("follows one to a page of its own", () => {
    expect(follow('<a href="/b/">b</a>')).toBe("/b/");
    history.replaceState(null, "", "/fr-ca/a/");
    expect(follow('<a href="/fr-ca/b/">b</a>')).toBe("/fr-ca/b/");
  });
});

it("follows a link to another language if the document is not locked", () => {
  expect(follow('<a href="/fr-ca/b/">b</a>')).toBe("/fr-ca/b/");
});

it("ignores a click that another listener has handled", () => {
  const take = (event: Event) => event.preventDefault();
  document.addEventListener("click", take);
  expect(follow('<a href="/b/">b</a>')).toBeNull();
  document.removeEventListener("click", take);
});

it.each([
  ["by its hash alone", '<a href="#c">c</a><i id="c"></i>', "/a/?x=1#c"],
  ["by its whole address", '<a href="/a/?x=1#c"><b>c</b></a><i id="c"></i>', "/a/?x=1#c"],
])("recognizes a link to a fragment %s", (_, html, href) => {
  expect(follow(html, {}, fragmentLinkOf)).toBe(href);
  expect(follow(html, { ctrlKey: true }, fragmentLinkOf)).toBeNull();
});

it.each([
  '<a href="/a/#c">another view</a>',
  '<a href="/b/?x=1#c">another page</a>',
  '<a href="/a/?x=1">the whole page</a>',
  '<a href="#c" target="_blank">elsewhere</a><i id="c"></i>',
  '<a href="#c">a fragment that does not exist</a>',
])("does not take %s for a fragment link", (html) => {
  expect(follow(html, {}, fragmentLinkOf)).toBeNull();
});
