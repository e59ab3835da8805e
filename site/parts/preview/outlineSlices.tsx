import type { SliceLike } from "@prismicio/react";
import type { ComponentType } from "react";
import { EditorOfDocumentDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { SliceFragment } from "./clientParts";
import { nameOfSlice } from "./nameOfSlice";

// oxlint-disable-next-line typescript/no-explicit-any -- as SliceZone has it: each component takes a slice of its own type
type Components = Record<string, ComponentType<any>>;

/** Components that render the same slices, and let the page of a draft outline and name each, with a link to the document of the slices. */
export async function outlineSlices(components: Components, documentId: string | undefined): Promise<Components> {
  const editorUrl = documentId ? await findEditor(documentId) : null;
  const outline = (Slice: ComponentType<{ slice: SliceLike }>) =>
    function OutlinedSlice(props: { slice: SliceLike }) {
      const { slice_type: type, variation } = props.slice as { slice_type: string; variation?: string };
      return (
        <SliceFragment name={nameOfSlice(type, variation)} editorUrl={editorUrl}>
          <Slice {...props} />
        </SliceFragment>
      );
    };
  return Object.fromEntries(Object.entries(components).map(([type, Slice]) => [type, outline(Slice)]));
}

async function findEditor(id: string): Promise<string | null> {
  try {
    return (await queryBff(EditorOfDocumentDocument, { id })).data.previewTools.documentUrl;
  } catch {
    // The names are of use without links.
    return null;
  }
}
