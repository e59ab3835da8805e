// @vitest-environment window
import { beforeEach, expect, it, vi } from "vitest";
import { showSnackbar } from "./showSnackbar";

const actions = [
  { label: "Try again", value: "retry" },
  { label: "Not now", value: "dismiss" },
] as const;
const buttons = () => [...document.querySelectorAll("button")];
const waitForWords = (words: string) => vi.waitFor(() => expect(document.getElementById("snackbars")!.textContent).toContain(words));
const snackbarCount = () => document.getElementById("snackbars")!.childNodes.length;

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  document.body.innerHTML = `<div id="snackbars"></div>`;
});

it("shows a note until one of its buttons is pressed, and says which", async () => {
  const pressed = showSnackbar({ text: "No luck.", isAlert: true, actions });
  await waitForWords("No luck.");
  expect(document.querySelector("[role=alert]")!.textContent).toBe("No luck.Try againNot now");
  expect(document.activeElement).toBe(document.body);
  buttons()[0]!.click();
  expect(await pressed).toBe("retry");
  expect(snackbarCount()).toBe(0);
});

it("is said in a pause where nothing went wrong", async () => {
  const ended = new AbortController();
  void showSnackbar({ text: "One moment.", actions: [] }, ended.signal);
  await waitForWords("One moment.");
  expect(document.querySelector("[role=status]")!.textContent).toBe("One moment.");
  ended.abort();
});

it("ends with its signal, and does not begin after that", async () => {
  const ended = new AbortController();
  const pressed = showSnackbar({ text: "One moment.", actions }, ended.signal);
  await waitForWords("One moment.");
  ended.abort();
  expect(await pressed).toBeNull();
  expect(await showSnackbar({ text: "One moment.", actions }, ended.signal)).toBeNull();
  expect(snackbarCount()).toBe(0);
});

it("goes on Escape, unless that was for what lies above", async () => {
  const escape = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  // jsdom does not know popovers.
  const query = vi.spyOn(document, "querySelector").mockReturnValueOnce(document.createElement("dialog")).mockReturnValue(null);
  const pressed = showSnackbar({ text: "No luck.", actions });
  await waitForWords("No luck.");
  escape();
  expect(snackbarCount()).toBe(1);
  escape();
  expect(await pressed).toBeNull();
  query.mockRestore();
});

it("stands below those that are there, and makes a place where there is none", async () => {
  document.body.innerHTML = "";
  const ended = new AbortController();
  void showSnackbar({ text: "First.", actions: [] }, ended.signal);
  void showSnackbar({ text: "Second.", actions: [] }, ended.signal);
  await waitForWords("First.Second.");
  expect(document.body.firstElementChild!.id).toBe("snackbars");
  ended.abort();
});
