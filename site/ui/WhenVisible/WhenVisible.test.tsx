// @vitest-environment window
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WhenVisible } from "./WhenVisible";

/** Reports elements as visible when told to. */
class Observer {
  static last: Observer;
  readonly disconnect = vi.fn<() => void>();
  constructor(
    private readonly told: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Observer.last = this;
  }
  observe() {}
  show = (isIntersecting = true) => act(async () => this.told([{ isIntersecting }]));
}

const Again = ({ text }: { text: string }) => <a href="/again/">{text}</a>;
const load = vi.fn<() => Promise<{ default: typeof Again }>>();
let root: Root;
let box: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("IntersectionObserver", Observer);
  load.mockReset().mockResolvedValue({ default: Again });
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

function show(children: ReactNode, margin?: number): void {
  act(() =>
    root.render(
      <WhenVisible load={load} props={{ text: "Again" }} margin={margin}>
        {children}
      </WhenVisible>,
    ),
  );
}

it("shows its children until it is in view, then the component, which it loads once", async () => {
  show(<p>Before</p>, 600);
  expect(Observer.last.options.rootMargin).toBe("600px");
  await Observer.last.show(false);
  expect([box.textContent, load.mock.calls.length]).toEqual(["Before", 0]);
  await Observer.last.show();
  expect([box.textContent, load.mock.calls.length]).toEqual(["Again", 1]);
  expect(Observer.last.disconnect).toHaveBeenCalled();
});

it("keeps its children when the component cannot be loaded, and says so to style sheets", async () => {
  load.mockRejectedValue(new Error("offline"));
  show(<p>Before</p>);
  await Observer.last.show();
  expect(box.innerHTML).toBe('<div data-failed=""><p>Before</p></div>');
});

it("moves the focus from a link to the one that replaces it", async () => {
  show(<a href="/before/">Before</a>);
  box.querySelector("a")!.focus();
  await Observer.last.show();
  expect(box.textContent).toBe("Again");
  expect(document.activeElement).toBe(box.querySelector("a"));
});

it("takes no focus from the rest of the page", async () => {
  show(<a href="/before/">Before</a>);
  const other = document.body.appendChild(document.createElement("button"));
  other.focus();
  await Observer.last.show();
  expect(document.activeElement).toBe(other);
  other.remove();
});
