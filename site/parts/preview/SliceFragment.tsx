"use client";

import { Fragment, type ReactNode } from "react";
import { addShownSlice, type ShownSlice } from "./shownSlices";

interface SliceFragmentProps extends Omit<ShownSlice, "fragment"> {
  children: ReactNode;
}

/**
 * A slice of a draft, whose elements its outline has to find: the page gets no element for that, which would change its layout. After each
 * update React attaches the references of all slices again, in the order of the page.
 */
export function SliceFragment({ name, editorUrl, children }: SliceFragmentProps) {
  return <Fragment ref={(fragment) => (fragment ? addShownSlice({ name, editorUrl, fragment }) : undefined)}>{children}</Fragment>;
}
