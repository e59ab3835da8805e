import type { FragmentInstance } from "react";

/** A slice on the page, as its outline names it. */
export interface ShownSlice {
  /** Name of slice and variation. */
  name: string;
  /** Address of its document in the editor; null if the content repository has no editor. */
  editorUrl: string | null;
  /** The elements that it renders; none if it shows nothing. */
  fragment: FragmentInstance;
}

/** The slices on the page, in their order: after each update React attaches the references of all slices again. */
export const shownSlices = new Set<ShownSlice>();

/** The event on the window that says that a slice was added or removed. */
export const SLICES_CHANGED = "slices-changed";
