"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { Saved } from "../../device/saved";
import { SAVED_KEY } from "../../device/savedKey";
import type { Lang } from "../../i18n/languages";

interface SavedLaterProps {
  kind: Saved["kind"];
  lang: Lang;
}

/** What this device has saved of a kind. Nothing is loaded where nothing is saved. */
export function SavedLater(props: SavedLaterProps) {
  const [List, setList] = useState<ComponentType<SavedLaterProps> | null>(null);
  useEffect(() => {
    const load = () =>
      import("./SavedList").then(
        ({ SavedList }) => setList(() => SavedList),
        () => {},
      );
    addEventListener(SAVED_KEY, load, { once: true });
    try {
      if (localStorage.getItem(SAVED_KEY)) void load();
    } catch {
      // Storage is forbidden.
    }
    return () => removeEventListener(SAVED_KEY, load);
  }, []);
  return List && <List {...props} />;
}
