// @vitest-environment window
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type DraftPage, findDraftPage } from "./findDraftPage";
import { followContent } from "./followContent";
import { LiveContent } from "./LiveContent";

const refresh = vi.hoisted(() => vi.fn<() => void>());
vi.mock("next/navigation", () => {
  const router = { refresh };
  return { useRouter: () => router, usePathname: () => location.pathname };
});
vi.mock("./followContent", () => ({ followContent: vi.fn<typeof followContent>() }));
vi.mock("./findDraftPage", () => ({ findDraftPage: vi.fn<typeof findDraftPage>() }));

const find = (page: DraftPage) => vi.mocked(findDraftPage).mockResolvedValue(page);
const follower = () => vi.mocked(followContent).mock.lastCall![1];
const said = () => document.querySelector("output")!.textContent;
const marked = () => document.documentElement.dataset.draft;

let root: Root;
const show = async (isDraft: boolean) => {
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.querySelector("div")!);
  const texts = { updated: "Updated", missing: "Missing", expired: "Expired" };
  await act(async () => root.render(<LiveContent version="1" isDraft={isDraft} texts={texts} />));
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  refresh.mockReset();
  vi.mocked(followContent)
    .mockReset()
    .mockReturnValue(() => {});
  vi.mocked(findDraftPage).mockReset();
});
afterEach(() => act(async () => root.unmount()));

it("refreshes a changed draft, and announces it", async () => {
  find("found");
  await show(true);
  expect(said()).toBe("");
  await act(async () => follower().changed());
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(said()).toBe("Updated");
});

it("refreshes a published page when the site has rendered it again, without a question about drafts", async () => {
  await show(false);
  await act(async () => follower().changed());
  expect(refresh).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(300));
  expect(refresh).toHaveBeenCalledTimes(1);
  await act(async () => vi.advanceTimersByTime(120_000));
  expect(findDraftPage).not.toHaveBeenCalled();
});

it.each([
  ["missing", "Missing"],
  ["expired", "Expired"],
] as const)("keeps the page and tells when it is %s, until the draft has the page again", async (page, text) => {
  find(page);
  await show(true);
  await act(async () => follower().changed());
  expect([refresh.mock.calls.length, marked(), said()]).toEqual([0, page, text]);
  find("found");
  await act(async () => follower().changed());
  expect([refresh.mock.calls.length, marked(), said()]).toEqual([1, undefined, "Updated"]);
});

it("finds within a minute that a token has expired which is the version itself", async () => {
  find("expired");
  await show(true);
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect([marked(), said()]).toEqual(["expired", "Expired"]);
});

it("does not refresh a draft that has not changed", async () => {
  find("found");
  await show(true);
  await act(async () => vi.advanceTimersByTimeAsync(180_000));
  expect(findDraftPage).toHaveBeenCalledTimes(3);
  expect(refresh).not.toHaveBeenCalled();
});
