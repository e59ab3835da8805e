// @vitest-environment window
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadClient } from "#site/bff/queryFromBrowser.ts";
import { findResumeError } from "#site/forms/resumeField.ts";
import { errorText } from "#site/i18n/forms.ts";
import { saveDraft } from "#site/device/formDrafts.ts";
import { application } from "#tests/support/application.ts";
import { fakeGraph } from "#tests/support/fakeGraph.ts";
import LiveApplication from "./LiveApplication";

vi.mock("#site/forms/resumeField.ts", async (original) => ({
  ...(await original<object>()),
  findResumeError: vi.fn<typeof findResumeError>(),
}));

type Fault = Awaited<ReturnType<typeof findResumeError>>;

let root: Root;
let box: HTMLElement;

beforeAll(() => loadClient());
beforeEach(() => {
  fakeGraph(() => ({}));
  localStorage.clear();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

const show = () => act(async () => root.render(<LiveApplication form="application" lang="en-us" state={null} termsPath="/terms/" />));
const input = () => box.querySelector<HTMLInputElement>("[name=resume]")!;

/** Chooses a file whose check is pending; the returned function ends the check. */
async function choose(name: string): Promise<(fault: Fault) => Promise<void>> {
  let end: (fault: Fault) => void = () => {};
  vi.mocked(findResumeError).mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  Object.defineProperty(input(), "files", { value: [new File(["x"], name)], configurable: true });
  await act(async () => void input().dispatchEvent(new Event("change", { bubbles: true })));
  return (fault) => act(async () => end(fault));
}

it("the result of a file's check counts only while that file is chosen", async () => {
  await show();
  const endFirst = await choose("sheet.doc");
  const endSecond = await choose("resume.doc");
  await endSecond(null);
  await endFirst("WRONG_FILE_TYPE");
  expect(input().getAttribute("aria-invalid")).toBeNull();
  const endThird = await choose("another-sheet.doc");
  await endThird("WRONG_FILE_TYPE");
  expect(input().getAttribute("aria-invalid")).toBe("true");
});

it("a file that is too large is refused as soon as it is chosen", async () => {
  await show();
  const end = await choose("film.pdf");
  await end("FILE_TOO_LARGE");
  expect(input().getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById("application-resume-error")?.textContent).toBe(
    errorText({ field: "resume", code: "FILE_TOO_LARGE" }, "en-us"),
  );
});

it.each<Record<string, string>>([{ address: "100 main" }, { addressByHand: "on", locality: "Columbus", changedParts: "locality" }])(
  "an address that must be entered again does not block the form: %j",
  async (draftValues) => {
    const { firstName, lastName, email, phone, placeId } = application();
    saveDraft("application", { values: { firstName, lastName, email, phone, placeId, ...draftValues }, key: "a-key" });
    location.hash = "#application-step-3";
    await show();
    expect(box.querySelector<HTMLElement>("fieldset[data-step]:not([hidden])")?.dataset.step).toBe("3");
  },
);
