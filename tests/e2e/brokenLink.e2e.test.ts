import { expect, it } from "vitest";
import { openPage, visit } from "../support/browser";
import { publishPages, text } from "../support/publish";

it("a link to a deleted document opens the error page, also in the browser", async () => {
  const spans = [{ start: 2, end: 6, type: "hyperlink", data: { link_type: "Document", id: "Zdeleted0en" } }];
  const lead = [{ type: "paragraph", text: "A link here", spans, direction: "ltr" }];
  const head = { slice_type: "hero", variation: "compact", primary: { title: text("Links", "heading1"), lead } };
  await publishPages({ id: "Zbroken1en", uid: "broken-link", data: { slices: [head] } });
  const page = await openPage({ expectedErrors: [/status of 404/] });
  await visit(page, "/broken-link/");
  await page.getByRole("link", { name: "link", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Oops! We Can't Find This Page." }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/error/");
});
