// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isWrongKind } from "../../site/forms/resumeField";
import LiveApplication from "./LiveApplication";

vi.mock("../../site/forms/resumeField", async (original) => ({ ...(await original<object>()), isWrongKind: vi.fn() }));

let root: Root;
let box: HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
  await act(async () => root.render(<LiveApplication lang="en-us" state={null} taken={{ values: null, files: null, focus: null }} termsPath="/terms/" />));
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

const input = () => box.querySelector<HTMLInputElement>("[name=resume]")!;

/** Chooses a file that is still being read; what is returned ends that. */
async function choose(name: string): Promise<(isWrong: boolean) => Promise<void>> {
  let end: (isWrong: boolean) => void = () => {};
  vi.mocked(isWrongKind).mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  Object.defineProperty(input(), "files", { value: [new File(["x"], name)], configurable: true });
  await act(async () => void input().dispatchEvent(new Event("change", { bubbles: true })));
  return (isWrong) => act(async () => end(isWrong));
}

it("what is found out of a file counts as long as that one is chosen", async () => {
  const endFirst = await choose("sheet.doc");
  const endSecond = await choose("resume.doc");
  await endSecond(false);
  await endFirst(true);
  expect(input().getAttribute("aria-invalid")).toBeNull();
  const endThird = await choose("another-sheet.doc");
  await endThird(true);
  expect(input().getAttribute("aria-invalid")).toBe("true");
});
