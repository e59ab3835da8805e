import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { loadChrome } from "../../parts/chrome/loadChrome";
import type { Chrome } from "../../parts/chrome/chrome";
import { loadNotFoundPage, type NotFoundPage } from "./loadNotFoundPage";
import { NotFoundScreen } from "./NotFoundScreen";

vi.mock("./loadNotFoundPage", () => ({ loadNotFoundPage: vi.fn<typeof loadNotFoundPage>() }));
vi.mock("../../parts/chrome/loadChrome", () => ({ loadChrome: vi.fn<typeof loadChrome>() }));
vi.mock("../../parts/frame/PageFrame", () => ({ PageFrame: ({ children }: { children: ReactNode }) => children }));

async function render(data: Partial<NotFoundPage["data"]> | null): Promise<string> {
  vi.mocked(loadNotFoundPage).mockResolvedValue(data && ({ id: "404", data } as NotFoundPage));
  vi.mocked(loadChrome).mockResolvedValue({ brand: "Keyway", call: null, localPhone: "614-555-0199" } as Chrome);
  return renderToStaticMarkup(await NotFoundScreen({ edition: { lang: "en-us" } }));
}

it("has the editor's title and description", async () => {
  const html = await render({ meta_title: "Nothing here", meta_description: "Locked out? Call {phone}." });
  expect(html).toContain("<title>Nothing here</title>");
  expect(html).toContain('<meta name="description" content="Locked out? Call 614-555-0199."/>');
});

it("has the site’s own buttons when the editor’s lead nowhere", async () => {
  const brokenButton = {
    text: "Gone",
    link: { link_type: "Document", id: "gone" },
    style: "primary",
  } as unknown as NotFoundPage["data"]["buttons"][number];
  const html = await render({ buttons: [brokenButton] });
  expect(html).not.toContain("Gone");
  expect(html).toContain('href="/frequently-asked-questions');
});

it.each([[null], [{}], [{ meta_title: "", meta_description: "" }]])("has the site’s own title and description for %j", async (data) => {
  const html = await render(data);
  expect(html).toContain("<title>404 | Keyway</title>");
  expect(html).toContain('<meta name="description" content="Key copying');
});
