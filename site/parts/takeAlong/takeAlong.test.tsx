// @vitest-environment window
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSaved, toggleSaved } from "../../device/saved";
import { ShareButton } from "../../ui/ShareButton/ShareButton";
import { sharePage } from "../../ui/ShareButton/sharePage";
import LoadedSavedList from "./LoadedSavedList";
import { SaveButton } from "./SaveButton";

vi.mock("../../ui/ShareButton/sharePage", () => ({ sharePage: vi.fn<typeof sharePage>(async () => {}) }));

const kiosk = (name: string) => ({ kind: "kiosk", href: `/key-services/oh/columbus/${name}/1/`, name, detail: "1 Main St" }) as const;

let root: ReturnType<typeof createRoot>;
let place: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const show = (content: ReactNode) => act(() => root.render(content));
const showButton = (name: string) => show(<SaveButton {...kiosk(name)} label="Save" />);
const showList = () => show(<LoadedSavedList kind="kiosk" lang="fr-ca" />);
const button = (name?: string) => place.querySelector<HTMLElement>(name ? `button[aria-label="${name}"]` : "button")!;
const press = (name?: string) => act(() => button(name).click());
const save = (name: string) => act(() => void toggleSaved(kiosk(name)));
const isPressed = () => button().getAttribute("aria-pressed");

it("a button saves its kiosk and no longer saves it, and says which", () => {
  showButton("Saltbox");
  press();
  expect([readSaved("kiosk"), isPressed()]).toEqual([[kiosk("Saltbox")], "true"]);
  press();
  expect([readSaved("kiosk"), isPressed()]).toEqual([[], "false"]);
});

it("a button that React reuses says whether its new kiosk is saved", () => {
  save("Saltbox");
  showButton("Larkin");
  expect(isPressed()).toBe("false");
  showButton("Saltbox");
  expect(isPressed()).toBe("true");
});

it("a list links to what is saved, the latest first, and follows changes", () => {
  showList();
  expect(place.innerHTML).toBe("");
  save("Saltbox");
  save("<b>Larkin</b>");
  expect(place.querySelector("section")!.getAttribute("aria-labelledby")).toBe(place.querySelector("h2")!.id);
  expect([...place.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    ["<b>Larkin</b>", "Saltbox"].map((name) => [name, kiosk(name).href]),
  );
  expect(place.textContent).toContain("1 Main St");
});

it("a list's button removes its entry and leaves the focus on the list; an empty list shows nothing", () => {
  for (const name of ["Saltbox", "Larkin"]) save(name);
  showList();
  press("Retirer Larkin");
  expect(readSaved("kiosk")).toEqual([kiosk("Saltbox")]);
  expect(document.activeElement).toBe(place.querySelector("h2"));
  press("Retirer Saltbox");
  expect(place.innerHTML).toBe("");
});

it("the other button shares its link", async () => {
  const shared = { title: "Saltbox", url: "https://keyway.example/x/", texts: { linkCopied: "", linkToCopy: "", close: "" } };
  show(
    <ShareButton {...shared} label="Share">
      ↗
    </ShareButton>,
  );
  press();
  await vi.waitFor(() => expect(sharePage).toHaveBeenCalledWith(shared));
  expect(readSaved("kiosk")).toEqual([]);
});
