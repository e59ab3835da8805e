import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { EditorOfDocumentDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { SliceFragment } from "./clientParts";
import { outlineSlices } from "./outlineSlices";

vi.mock("../../bff/query", () => ({ queryBff: vi.fn<typeof queryBff>() }));
vi.mock("./clientParts", () => ({ SliceFragment: vi.fn<typeof SliceFragment>(({ children }) => <>{children}</>) }));

const Hero = ({ slice }: { slice: { title: string } }) => <h1>{slice.title}</h1>;

/** Renders an outlined hero; returns its markup, and its name and its document's address in the editor. */
async function render(documentId: string | undefined) {
  const Outlined = (await outlineSlices({ hero: Hero }, documentId)).hero!;
  const slice = { slice_type: "hero", variation: "compact", title: "Keys" };
  const html = renderToStaticMarkup(<Outlined slice={slice} />);
  const { name, editorUrl } = vi.mocked(SliceFragment).mock.lastCall![0];
  return { html, name, editorUrl };
}

it("renders a slice as before, with its name and the address of its document in the editor", async () => {
  const documentUrl = "https://keyway.prismic.io/builder/pages/p1";
  vi.mocked(queryBff).mockResolvedValue({ data: { previewTools: { documentUrl } }, errors: [] } as never);
  expect(await render("p1")).toEqual({ html: "<h1>Keys</h1>", name: "Hero, Text only", editorUrl: documentUrl });
  expect(queryBff).toHaveBeenCalledWith(EditorOfDocumentDocument, { id: "p1" });
});

it.each([undefined, "p1"])("has a name without an address when the BFF does not answer, or the page has no document: %s", async (id) => {
  vi.mocked(queryBff).mockRejectedValue(new Error("silent"));
  expect(await render(id)).toMatchObject({ name: "Hero, Text only", editorUrl: null });
});
