// @vitest-environment window
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import LiveKiosksRetry from "./LiveKiosksRetry";
import { RetryNote } from "./RetryNote";

const messages = { kiosksMissing: "Missing", kiosksStillMissing: "Still missing", tryAgain: "Try again", trying: "Trying" };

/** Renders the note of some kiosks in place of the server's, whose link has the focus. Returns its link. */
async function replaceFocused(ids: string[]): Promise<Element> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = `<div>${renderToStaticMarkup(<RetryNote ids={["1"]} sentence="kiosksMissing" messages={messages} />)}</div>`;
  const box = document.body.firstElementChild!;
  box.querySelector("a")!.focus();
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(<LiveKiosksRetry ids={ids} lang="en-us" level={2} messages={messages} />));
  return box.querySelector("a")!;
}

it("takes over the focus of the link that it replaces", async () => {
  const link = await replaceFocused(["1"]);
  expect(document.activeElement).toBe(link);
});

it("takes no focus from the link of other kiosks", async () => {
  const link = await replaceFocused(["2"]);
  expect(document.activeElement).not.toBe(link);
});
