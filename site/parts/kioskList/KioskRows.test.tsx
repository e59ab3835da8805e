// @vitest-environment window
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseKiosk, chosenKiosk } from "../map/chosenKiosk";
import { KioskRows } from "./KioskRows";
import type { RowData } from "./rowData";

const row = (id: string, more: Partial<RowData> = {}): RowData => ({
  id,
  name: `Shop ${id}`,
  href: `/shop/${id}/`,
  street: "1 Main Street",
  region: "",
  status: { kind: "open", text: "Open until 6 PM" },
  hours: "America/New_York|0-||",
  services: ["keyCopy"],
  geoLocation: { lat: 40, lng: -83 },
  phone: "614-555-0142",
  ...more,
});
const rows = ["a", "b", "c", "d", "e"].map((id) => row(id));
const answerOf = (one: RowData) => ({ row: one, isOpen: true, when: "until 6 PM" });
const list = (answer: ReturnType<typeof answerOf> | null) => (
  <KioskRows rows={rows} first={1} answer={answer} lang="en-us" label="Kiosks">
    <aside>Locked out?</aside>
  </KioskRows>
);

let root: Root;
let box: HTMLElement;
const open = () => [...box.querySelectorAll<HTMLElement>("[data-selected]")].map(({ dataset }) => dataset.locationId);
const badge = (number: number) => box.querySelector<HTMLElement>(`[aria-label="Show ${number} on the map"]`)!;
const show = (answer: ReturnType<typeof answerOf> | null) => act(() => root.render(list(answer)));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
  chooseKiosk(undefined);
});

describe("the rows of a list", () => {
  it("begin with the first one open if it is the answer, and otherwise with a card above them", () => {
    show(answerOf(rows[0]!));
    expect(open()).toEqual(["a"]);
    expect(box.querySelector<HTMLElement>("[data-selected]")!.dataset.selected).toBe("answer");
    expect(box.querySelector("section")).toBeNull();
    show(answerOf(rows[2]!));
    expect(open()).toEqual([]);
    expect(box.querySelector("section")!.textContent).toContain("Open now, until 6 PM");
    expect(box.querySelector("section h2 a")!.getAttribute("href")).toBe("/shop/c/");
    expect(box.querySelector("section h2")!.previousSibling!.textContent).toBe("3");
    show(answerOf(row("on a later page")));
    expect(box.querySelector("section h2")!.previousSibling).toBeNull();
    show(null);
    expect([open(), box.querySelector("section")]).toEqual([[], null]);
  });

  it("are numbered lists with the band after the third row", () => {
    const html = renderToString(list(null));
    expect(html.match(/<ol[^>]*start="\d+"|<aside|<li id="result-\d+"/g)!.map((tag) => tag.replace(/ class="[^"]*"/, ""))).toEqual([
      '<ol start="1"',
      '<li id="result-1"',
      '<li id="result-2"',
      '<li id="result-3"',
      "<aside",
      '<ol start="4"',
      '<li id="result-4"',
      '<li id="result-5"',
    ]);
  });

  it("open one at a time: by the badge, by a press beside links, and by a choice on the map", () => {
    show(answerOf(rows[0]!));
    act(() => badge(3).click());
    expect([open(), chosenKiosk()]).toEqual([["c"], "c"]);
    act(() => box.querySelector<HTMLElement>('[data-location-id="b"] p')!.click());
    expect(open()).toEqual(["b"]);
    act(() => chooseKiosk("e"));
    expect(open()).toEqual(["e"]);
    act(() => badge(5).click());
    expect([open(), chosenKiosk()]).toEqual([[], null]);
  });

  it("without a map have numbers as plain text, and open by a press", () => {
    act(() => root.render(<KioskRows rows={rows} first={1} answer={null} lang="en-us" isWithoutMap label="Kiosks" />));
    expect(box.querySelectorAll("button[aria-expanded], [aria-label*=map]")).toHaveLength(0);
    expect(box.querySelector('[data-location-id="b"]')!.textContent).toMatch(/^2Shop b/);
    act(() => box.querySelector<HTMLElement>('[data-location-id="b"] p')!.click());
    expect(open()).toEqual(["b"]);
  });

  it("close on Escape, and forget the choice with the list", () => {
    show(null);
    act(() => badge(2).click());
    act(() => void badge(2).dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
    expect(open()).toEqual([]);
    act(() => badge(2).click());
    act(() => root.render(null));
    expect(chosenKiosk()).toBeUndefined();
  });

  it("have what needs a script only while they are open", () => {
    show(null);
    const words = () => [...box.querySelectorAll('[data-location-id="d"] button')].map((one) => one.textContent);
    expect(words()).toEqual(["4"]);
    act(() => badge(4).click());
    expect(words()).toEqual(["4", "Hours", "Save"]);
  });
});
