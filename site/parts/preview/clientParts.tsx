"use client";

import { type ComponentType, Fragment, type FragmentInstance, type ReactNode, useEffect, useState } from "react";
import type { LoadedEditorAidsProps } from "./LoadedEditorAids";
import { SLICES_CHANGED, type ShownSlice, shownSlices } from "./shownSlices";

/*
 * All client components of previews that published pages contain too, since Next puts those of a route into one chunk: the smaller they
 * are, the less every page loads (docs/decisions/046).
 */

/** Loads the editor's aids after the page has hydrated. */
export function EditorAidsLoader(props: LoadedEditorAidsProps) {
  const [Loaded, setLoaded] = useState<ComponentType<LoadedEditorAidsProps> | null>(null);
  useEffect(() => void import("./LoadedEditorAids").then((module) => setLoaded(() => module.default)), []);
  return Loaded && <Loaded {...props} />;
}

/** A slice of a draft, whose elements its outline has to find. The page gets no element for that, which would change its layout. */
export function SliceFragment({ children, ...slice }: Omit<ShownSlice, "fragment"> & { children: ReactNode }) {
  const attach = (fragment: FragmentInstance | null) => {
    const entry = { ...slice, fragment: fragment! };
    const tell = (change: "add" | "delete") => {
      shownSlices[change](entry);
      dispatchEvent(new Event(SLICES_CHANGED));
    };
    tell("add");
    return () => tell("delete");
  };
  return <Fragment ref={attach}>{children}</Fragment>;
}
