// @vitest-environment window
import { beforeEach, expect, it, vi } from "vitest";
import { fakePopovers } from "#tests/support/popovers.ts";
import { coverPageByPanels } from "./panels";

fakePopovers();
const panels = () => [...document.querySelectorAll<HTMLElement>("[data-covers]")];
// jsdom has neither its selector nor layout: the panel is open, and visible, as the test says.
let isVisible = true;
const { querySelector } = document;
vi.spyOn(document, "querySelector").mockImplementation((selectors: string) =>
  selectors.endsWith(":popover-open")
    ? (panels().find((panel) => panel.matches(":popover-open")) ?? null)
    : querySelector.call(document, selectors),
);
Element.prototype.getClientRects = () => (isVisible ? [{}] : []) as unknown as DOMRectList;
coverPageByPanels();

const inert = () => [...document.querySelectorAll<HTMLElement>("*")].filter((element) => element.inert).map(({ id }) => id);

/** Opens or closes the panel with the events of a browser. */
function toggle(newState: "open" | "closed"): void {
  const [panel] = panels();
  panel!.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState }));
  panel!.togglePopover(newState === "open");
  panel!.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
}

beforeEach(() => {
  isVisible = true;
  document.body.innerHTML =
    '<header><button id="opener"></button><div id="panel" data-covers="body > :not(header), header > button"></div></header>' +
    '<main id="main"></main><footer id="footer"></footer>';
});

it("makes inert what an open panel covers, until it closes", () => {
  toggle("open");
  expect(inert()).toEqual(["opener", "main", "footer"]);
  toggle("closed");
  expect(inert()).toEqual([]);
});

it("returns the focus to its opener if the browser cannot, since it was not in the panel", () => {
  document.getElementById("opener")!.focus();
  toggle("open");
  (document.activeElement as HTMLElement).blur();
  toggle("closed");
  expect(document.activeElement!.id).toBe("opener");
});

it("leaves the focus where it is otherwise", () => {
  document.body.insertAdjacentHTML("beforeend", '<input id="field">');
  toggle("open");
  document.getElementById("field")!.focus();
  toggle("closed");
  expect(document.activeElement!.id).toBe("field");
});

it("covers nothing as long as the window is too wide for an open panel", () => {
  toggle("open");
  isVisible = false;
  dispatchEvent(new Event("resize"));
  expect(inert()).toEqual([]);
  isVisible = true;
  dispatchEvent(new Event("resize"));
  expect(inert()).toEqual(["opener", "main", "footer"]);
  toggle("closed");
});

it("covers nothing any more once React has removed the open panel", async () => {
  toggle("open");
  document.getElementById("panel")!.remove();
  await vi.waitFor(() => expect(inert()).toEqual([]));
});

it("covers nothing for a menu, which leaves the page as it is", () => {
  document.body.innerHTML = '<div id="menu"></div><main id="main"></main>';
  document.getElementById("menu")!.dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" }));
  expect(inert()).toEqual([]);
});
