import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showSnackbar } from "../Snackbar/showSnackbar";
import { sharePage } from "./sharePage";

vi.mock("../Snackbar/showSnackbar", () => ({ showSnackbar: vi.fn<typeof showSnackbar>(async () => null) }));

const shared = {
  title: "Larkin Hardware",
  url: "https://keyway.example/x/",
  texts: { linkCopied: "Copied.", linkToCopy: "Copy it:", close: "Close" },
};
const said = () => vi.mocked(showSnackbar).mock.calls.map(([{ text }]) => text);
const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
const fail = (name: string) => () => Promise.reject(new DOMException("no", name));

beforeEach(() => {
  vi.mocked(showSnackbar).mockClear();
  writeText.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it("is the device's own dialog where there is one", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
  await sharePage(shared);
  expect(share).toHaveBeenCalledWith({ title: shared.title, url: shared.url });
  expect(said()).toEqual([]);
});

it("ends where the visitor closes that dialog", async () => {
  vi.stubGlobal("navigator", { share: fail("AbortError"), clipboard: { writeText } });
  await sharePage(shared);
  expect(writeText).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

it.each([
  ["has none", {}],
  ["cannot share links", { share: async () => {}, canShare: () => false }],
  ["forbids it", { share: fail("NotAllowedError") }],
])("copies the link where the device %s, and says so", async (_, navigator) => {
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  await sharePage(shared);
  expect(writeText).toHaveBeenCalledWith(shared.url);
  expect(said()).toEqual(["Copied."]);
});

it.each([
  ["there is no clipboard", {}],
  ["the clipboard is forbidden", { clipboard: { writeText: fail("NotAllowedError") } }],
])("shows the link where %s", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  await sharePage(shared);
  expect(said()).toEqual(["Copy it: https://keyway.example/x/"]);
});
