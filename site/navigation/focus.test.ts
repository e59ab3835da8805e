// @vitest-environment window
import { beforeAll, beforeEach, expect, it } from "vitest";
import { focusContent, restoreFocus, trackFocus } from "./focus";

beforeAll(trackFocus);
beforeEach(() => document.body.replaceChildren());

/** Puts the focus on the first link or button of a page, shows another in its place, and says what has the focus then. */
function remade(before: string, after: string): string | null {
  document.body.innerHTML = before;
  document.querySelector<HTMLElement>("a, button")!.focus();
  document.body.innerHTML = after;
  restoreFocus();
  return document.activeElement!.getAttribute("data-mark");
}

it.each([
  ["of the same id", '<a id="x" href="/a/">one</a>', '<a href="/a/">one</a><a id="x" href="/b/" data-mark="this">two</a>'],
  ["that leads to the same", '<a href="?g=1">one</a>', '<a href="?g=2">two</a><a href="?g=1" data-mark="this">One (3)</a>'],
  [
    "of the same name, where it leads elsewhere now",
    '<a href="?g=1">Fobs</a>',
    '<a href="?">All</a><a href="?g=" data-mark="this"> Fobs </a>',
  ],
  [
    "of the same name among those that lead there",
    '<a href="/a/">All</a>',
    '<a href="/a/">English</a><a href="/a/" data-mark="this">All</a>',
  ],
  ["that is a button", "<button>More</button>", '<a href="/">More</a><button data-mark="this">More</button>'],
])("goes to the element %s", (_, before, after) => {
  expect(remade(before, after)).toBe("this");
});

it("is not moved if no element replaces the removed one", () => {
  expect(remade('<a href="?g=1">one</a>', '<a href="?g=2">two</a><button>one</button>')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it("is not moved if the element exists, or another element has the focus", () => {
  document.body.innerHTML = '<a href="/a/">one</a><input>';
  const link = document.querySelector("a")!;
  link.focus();
  restoreFocus();
  expect(document.activeElement).toBe(link);
  document.querySelector("input")!.focus();
  link.replaceWith(link.cloneNode(true));
  restoreFocus();
  expect(document.activeElement).toBe(document.querySelector("input"));
});

it("moves to the content of a new page, unless another element has it", () => {
  document.body.innerHTML = '<a href="/a/">one</a>';
  document.querySelector("a")!.focus();
  document.body.innerHTML = '<input><main id="content" tabindex="-1"></main>';
  focusContent();
  expect(document.activeElement).toBe(document.querySelector("main"));
  document.querySelector("input")!.focus();
  focusContent();
  expect(document.activeElement).toBe(document.querySelector("input"));
});
