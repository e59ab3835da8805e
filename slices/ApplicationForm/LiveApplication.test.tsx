// @vitest-environment window
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isWrongKind } from "../../site/forms/resumeField";
import { saveDraft } from "../../site/device/formDrafts";
import { application } from "../../tests/support/application";
import LiveApplication from "./LiveApplication";

vi.mock("../../site/forms/resumeField", async (original) => ({ ...(await original<object>()), isWrongKind: vi.fn<typeof isWrongKind>() }));

vi.mock("../../site/bff/ask", () => ({ askBff: async () => ({}) }));

let root: Root;
let box: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

const show = () => act(async () => root.render(<LiveApplication lang="en-us" state={null} taken={{ values: null, files: null, focus: null }} termsPath="/terms/" />));
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
  await show();
  const endFirst = await choose("sheet.doc");
  const endSecond = await choose("resume.doc");
  await endSecond(false);
  await endFirst(true);
  expect(input().getAttribute("aria-invalid")).toBeNull();
  const endThird = await choose("another-sheet.doc");
  await endThird(true);
  expect(input().getAttribute("aria-invalid")).toBe("true");
});

it.each<Record<string, string>>([{ address: "100 main" }, { addressByHand: "on", locality: "Columbus", changedParts: "locality" }])("an address that is being asked for again holds nobody up: %j", async (kept) => {
  const { firstName, lastName, email, phone, place_id } = application();
  saveDraft("application", { values: { firstName, lastName, email, phone, place_id, ...kept }, key: "a-key" });
  location.hash = "#application-step-3";
  await show();
  expect(box.querySelector<HTMLElement>("fieldset[data-step]:not([hidden])")?.dataset.step).toBe("3");
});
