// @vitest-environment window
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseKiosk, chosenKiosk } from "../map/chosenKiosk";
import { useAnswerCard } from "./useAnswerCard";

function Screen({ answerId, isMap }: { answerId: string | undefined; isMap: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  useAnswerCard(list, answerId);
  return (
    <div data-list-and-map="">
      <div data-cards="">
        <div ref={list}>
          <p data-location-id="a" />
          <p data-location-id="b" />
        </div>
      </div>
      <a data-view="map" href="#map" aria-current={isMap || undefined}>
        Map
      </a>
    </div>
  );
}

let root: Root;
const scrolled: number[] = [];
const render = (answerId: string | undefined, isMap = false) => act(() => root.render(<Screen answerId={answerId} isMap={isMap} />));
const press = () => act(() => document.querySelector("a")!.click());
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  scrolled.length = 0;
  // The cards stand beside each other, and the first is in the middle.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    return new DOMRect((this as HTMLElement).dataset.locationId === "b" ? 330 : 0, 0, 318, 200);
  });
  Element.prototype.scrollBy = (options) => scrolled.push((options as ScrollToOptions).left!);
  vi.spyOn(HTMLAnchorElement.prototype, "getClientRects").mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  chooseKiosk(undefined);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("the answer is chosen and its card comes first, when the visitor chooses the map, and not before", async () => {
  render("b");
  await nextFrame();
  expect(chosenKiosk()).toBeUndefined();
  press();
  await nextFrame();
  expect([chosenKiosk(), scrolled]).toEqual(["b", [330]]);
});

it("the answer is chosen where the page begins with the map", async () => {
  render("b", true);
  await nextFrame();
  expect([chosenKiosk(), scrolled]).toEqual(["b", [330]]);
});

it("a kiosk that the visitor has chosen stays chosen", async () => {
  chooseKiosk("a");
  render("b", true);
  await nextFrame();
  expect([chosenKiosk(), scrolled]).toEqual(["a", []]);
});

it("an answer that is on a later page of the list is not chosen", async () => {
  render("z", true);
  await nextFrame();
  expect([chosenKiosk(), scrolled]).toEqual([undefined, []]);
});
