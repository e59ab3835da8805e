// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSaved, toggleSaved } from "../../device/saved";
import { sharePage } from "../../ui/ShareButton/sharePage";
import { press } from "./savedElements";

vi.mock("../../ui/ShareButton/sharePage", () => ({ sharePage: vi.fn<typeof sharePage>(async () => {}) }));

const kiosk = (name: string) => ({ kind: "kiosk", href: `/key-services/oh/columbus/${name}/1/`, name, detail: "1 Main St" }) as const;

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

function addButton({ kind, href, name, detail }: ReturnType<typeof kiosk>) {
  const button = document.body.appendChild(document.createElement("save-button"));
  Object.assign(button.dataset, { kind, href, name, detail });
  button.innerHTML = "<button aria-pressed='false'></button>";
  return button;
}
function addList() {
  const list = document.createElement("saved-list");
  Object.assign(list.dataset, { kind: "kiosk", lang: "fr-ca", title: "Vos bornes", note: "Ici." });
  return document.body.appendChild(list);
}
const isPressed = (button: HTMLElement) => button.querySelector("button")!.getAttribute("aria-pressed");

it("a button saves its kiosk and no longer saves it, and says which", async () => {
  const button = addButton(kiosk("Saltbox"));
  await press(button);
  expect([readSaved("kiosk"), isPressed(button)]).toEqual([[kiosk("Saltbox")], "true"]);
  await press(button);
  expect([readSaved("kiosk"), isPressed(button)]).toEqual([[], "false"]);
});

it("a button that React reuses says whether its new kiosk is saved", () => {
  toggleSaved(kiosk("Saltbox"));
  const button = addButton(kiosk("Larkin"));
  expect(isPressed(button)).toBe("false");
  button.dataset.href = kiosk("Saltbox").href;
  expect(isPressed(button)).toBe("true");
});

it("a list links to what is saved, the latest first, and follows changes", () => {
  const list = addList();
  expect(list.innerHTML).toBe("");
  toggleSaved(kiosk("Saltbox"));
  toggleSaved(kiosk("<b>Larkin</b>"));
  expect(list.querySelector("section")!.getAttribute("aria-labelledby")).toBe(list.querySelector("h2")!.id);
  expect([...list.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    ["<b>Larkin</b>", "Saltbox"].map((name) => [name, kiosk(name).href]),
  );
  expect(list.textContent).toContain("1 Main St");
});

it("a list's button removes its entry and leaves the focus on the list; an empty list shows nothing", () => {
  const list = addList();
  for (const name of ["Saltbox", "Larkin"]) toggleSaved(kiosk(name));
  const remove = (name: string) => list.querySelector<HTMLElement>(`button[aria-label="Retirer ${name}"]`)!.click();
  remove("Larkin");
  expect(readSaved("kiosk")).toEqual([kiosk("Saltbox")]);
  expect(document.activeElement).toBe(list.querySelector("h2"));
  remove("Saltbox");
  expect(list.innerHTML).toBe("");
});

it("elements that were removed from the page follow no more changes", () => {
  const list = addList();
  list.remove();
  toggleSaved(kiosk("Saltbox"));
  expect(list.innerHTML).toBe("");
});

it("the other button shares its link", async () => {
  const shared = { title: "Saltbox", url: "https://keyway.example/x/", texts: { linkCopied: "", linkToCopy: "", close: "" } };
  const button = document.createElement("share-button");
  button.dataset.shared = JSON.stringify(shared);
  await press(button);
  expect(sharePage).toHaveBeenCalledWith(shared);
  expect(readSaved("kiosk")).toEqual([]);
});
