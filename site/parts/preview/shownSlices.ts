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

let slices: readonly ShownSlice[] = [];
const listeners = new Set<() => void>();

/** Returns the slices on the page, in their order: the same array until one is added or removed. */
export const listShownSlices = (): readonly ShownSlice[] => slices;

/** Adds a slice after the others. The returned function removes it. */
export function addShownSlice(slice: ShownSlice): () => void {
  replace([...slices, slice]);
  return () => replace(slices.filter((other) => other !== slice));
}

/** Calls back when a slice is added or removed. The returned function ends that. */
export function onShownSlicesChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function replace(next: readonly ShownSlice[]): void {
  slices = next;
  for (const changed of listeners) changed();
}
