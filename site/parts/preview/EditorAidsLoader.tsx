"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { LoadedEditorAidsProps } from "./LoadedEditorAids";

/** Loads the editor's aids after the page has hydrated. It is all that pages without them contain of them. */
export function EditorAidsLoader(props: LoadedEditorAidsProps) {
  const [Loaded, setLoaded] = useState<ComponentType<LoadedEditorAidsProps> | null>(null);
  useEffect(() => void import("./LoadedEditorAids").then((module) => setLoaded(() => module.default)), []);
  return Loaded && <Loaded {...props} />;
}
