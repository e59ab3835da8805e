// @vitest-environment window
import type { LinkField } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AppBar } from "./AppBar";
import { Drawer } from "./Drawer";
import { Footer } from "./Footer";
import type { Chrome, MenuEntry } from "../chrome/chrome";
import { NO_CONTENT } from "../chrome/testing";
import { toChrome } from "../chrome/toChrome";

const link = (url: string) => ({ link_type: "Web", url }) as LinkField;
const nowhere = { link_type: "Any" } as LinkField;
const below = (label: string) => ({ label, link: link(`/${label.toLowerCase()}/`), description: null });
const entry = (label: string, fields: Partial<MenuEntry> = {}): MenuEntry => ({ ...below(label), service: null, links: [], ...fields });

const builtIn = toChrome(NO_CONTENT, "en-us", null);
const around = (products: MenuEntry[], company: MenuEntry[] = []): Chrome => ({
  ...builtIn,
  products: { title: "Products", entries: products },
  company: { title: "Company", entries: company },
});

function show(part: typeof Drawer | typeof Footer | typeof AppBar, chrome: Chrome, path = "/"): HTMLElement {
  const Part = part;
  const container = document.createElement("div");
  container.innerHTML = renderToStaticMarkup(<Part chrome={chrome} lang="en-us" languagePaths={{ "en-us": path }} />);
  return container;
}
const linksIn = (container: ParentNode) =>
  [...container.querySelectorAll("a")].map((one) => `${one.textContent} ${one.getAttribute("href")}`);
const folded = (container: ParentNode) =>
  [...container.querySelectorAll("details")].map((one) => ({
    label: one.querySelector("summary")!.textContent,
    links: linksIn(one),
    isOpen: one.open,
  }));

const keys = entry("Keys", { service: "keyCopy", description: "While you wait", links: [below("Cost"), below("How")] });

describe("the drawer", () => {
  it("folds an entry's links, its own page first", () => {
    expect(folded(show(Drawer, around([keys, entry("Fobs", { service: "keyFobs" })])))).toEqual([
      { label: "Keys", links: ["Keys /keys/", "Cost /cost/", "How /how/"], isOpen: false },
    ]);
  });

  it("also folds entries of the company menu and entries that are no service", () => {
    const container = show(
      Drawer,
      around([entry("Help", { links: [below("Cost")] })], [entry("Press", { links: [below("News")] }), entry("About")]),
    );
    expect(folded(container).map(({ label, links }) => [label, links])).toEqual([
      ["Help", ["Help /help/", "Cost /cost/"]],
      ["Press", ["Press /press/", "News /news/"]],
    ]);
    expect(linksIn(container).filter((one) => one.startsWith("About"))).toEqual(["About /about/"]);
  });

  it("leaves out duplicate links and links without a target", () => {
    const links = [below("Keys"), below("Cost")];
    expect(folded(show(Drawer, around([{ ...keys, links }])))[0]!.links).toEqual(["Keys /keys/", "Cost /cost/"]);
    expect(folded(show(Drawer, around([{ ...keys, link: nowhere }])))[0]!.links).toEqual(["Cost /cost/", "How /how/"]);
  });

  it("opens the entry of the current page", () => {
    const fobs = entry("Fobs", { links: [below("Copies")] });
    expect(folded(show(Drawer, around([keys, fobs]), "/how/")).map(({ isOpen }) => isOpen)).toEqual([true, false]);
    expect(show(Drawer, around([keys, fobs]), "/how/").querySelector("[aria-current=page]")!.textContent).toBe("How");
    expect(folded(show(Drawer, around([keys, fobs]), "/fobs/")).map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  it("opens the entry of the current page whatever is chosen on it", () => {
    expect(folded(show(Drawer, around([keys]), "/how/?kind=carKeys")).map(({ isOpen }) => isOpen)).toEqual([true]);
  });

  it("opens one entry alone where several have a link to the current page", () => {
    const help = entry("Help", { links: [below("How")] });
    const states = (path: string) => folded(show(Drawer, around([keys, help]), path)).map(({ isOpen }) => isOpen);
    expect(states("/how/")).toEqual([true, false]);
    expect(states("/help/")).toEqual([false, true]);
  });

  it("is a plain list of links when no entry has a second level", () => {
    const container = show(Drawer, around([entry("Fobs", { service: "keyFobs" }), entry("Designs")], [entry("About")]));
    expect(folded(container)).toEqual([]);
    expect(linksIn(container)).toEqual(expect.arrayContaining(["Fobs /fobs/", "Designs /designs/", "About /about/"]));
  });
});

describe.each([
  ["the footer", Footer],
  ["the company's row", AppBar],
])("%s", (_, part) => {
  it("has the links of an entry without a target, and no label without a link", () => {
    const group = entry("Group", { link: nowhere, links: [below("News"), below("Jobs")] });
    const [nav] = [...show(part, around([], [group, entry("About")])).querySelectorAll("nav")].filter((one) =>
      one.textContent.includes("About"),
    );
    expect(linksIn(nav!)).toEqual(expect.arrayContaining(["News /news/", "Jobs /jobs/", "About /about/"]));
    expect(nav!.textContent).not.toContain("Group");
  });
});
