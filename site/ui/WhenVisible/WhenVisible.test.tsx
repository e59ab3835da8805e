// @vitest-environment window
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WhenVisible } from "./WhenVisible";

/** Reports elements as visible on `show`. */
class Observer {
  static last: Observer;
  readonly disconnect = vi.fn<() => void>();
  constructor(
    private readonly report: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Observer.last = this;
  }
  observe() {}
  show = (isIntersecting = true) => act(async () => this.report([{ isIntersecting }]));
}

const firstSeen: string[] = [];
const Again = ({ text }: { text: string }) => {
  firstSeen.push(box.textContent);
  return <p>{text}</p>;
};
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

it("shows its children until it is in view, then the component, which it loads once, and which can read them first", async () => {
  show(<p>Before</p>, 600);
  expect(Observer.last.options.rootMargin).toBe("600px");
  await Observer.last.show(false);
  expect([box.textContent, load.mock.calls.length]).toEqual(["Before", 0]);
  await Observer.last.show();
  expect([box.textContent, load.mock.calls.length]).toEqual(["Again", 1]);
  expect(firstSeen).toEqual(["Before"]);
  expect(Observer.last.disconnect).toHaveBeenCalled();
});

it("keeps its children when the component cannot be loaded, and says so to style sheets", async () => {
  load.mockRejectedValue(new Error("offline"));
  show(<p>Before</p>);
  await Observer.last.show();
  expect(box.innerHTML).toBe('<div data-failed=""><p>Before</p></div>');
});
