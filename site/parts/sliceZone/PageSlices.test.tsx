import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { siteConfig } from "../../config";
import { loadChrome } from "../chrome/loadChrome";
import type { Chrome } from "../chrome/chrome";
import { PageSlices } from "./PageSlices";

vi.mock("../chrome/loadChrome", () => ({ loadChrome: vi.fn<typeof loadChrome>() }));
vi.mock("../../config", () => ({ siteConfig: vi.fn<typeof siteConfig>() }));

const receive = vi.fn<(context: unknown) => void>();
const Receiver = ({ context }: { context: unknown }) => {
  receive(context);
  return null;
};
const slices = [{ id: "told$1", slice_type: "told", primary: {} }];

it("passes slices the context of their page and site", async () => {
  const edition = { lang: "fr-ca", isDraft: true } as const;
  vi.mocked(siteConfig).mockReturnValue({ localPhone: "614-555-0199" } as ReturnType<typeof siteConfig>);
  vi.mocked(loadChrome).mockResolvedValue({ localPhone: "614-555-0188", prices: {} } as Chrome);
  renderToStaticMarkup(await PageSlices({ slices, edition, documentId: "page", hasHeading: true, replacements: { told: Receiver } }));
  expect(receive).toHaveBeenCalledWith({
    lang: "fr-ca",
    isDraft: true,
    hasHeading: true,
    form: undefined,
    localPhone: "614-555-0199",
    sitePhone: "614-555-0188",
    prices: {},
  });
  expect(vi.mocked(loadChrome)).toHaveBeenCalledWith(edition);
});
