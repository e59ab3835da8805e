"use client";

import type { Saved } from "../../device/saved";
import type { Lang } from "../../i18n/languages";
import { WhenVisible } from "../../ui/WhenVisible/WhenVisible";

/** What this device has saved of a kind. Empty on the server, which does not know it, and where nothing is saved. */
export function SavedList(props: { kind: Saved["kind"]; lang: Lang }) {
  return <WhenVisible load={load} props={props} margin={600} />;
}

const load = () => import("./LoadedSavedList");
