import type { SliceLike } from "@prismicio/react";
import { readLink, type Refusal } from "#shared/links/readLink.ts";
import { nameOfSlice } from "../preview/nameOfSlice";

/** A link of a slice whose address is refused. */
export interface RefusedLink {
  /** The slice, and the names of the fields that lead to the link. */
  place: string;
  address: string;
  refused: Refusal;
}

/** Characters of an address that an editor is shown. */
const MAX_SHOWN = 100;

/** Returns the links of slices, rich text included, whose addresses are refused. */
export function findRefusedLinks(slices: readonly SliceLike[]): RefusedLink[] {
  return slices.flatMap((slice, index) => {
    const { slice_type: type, variation } = slice as { slice_type: string; variation?: string };
    const name = `${index + 1}. ${nameOfSlice(type, variation)}`;
    return Object.entries(slice).flatMap(([field, value]) =>
      listRefused(value).map(({ path, ...link }) => ({
        ...link,
        place: [name, ...(field === "primary" ? [] : [field]), ...path].join(", "),
      })),
    );
  });
}

function listRefused(value: unknown): (Omit<RefusedLink, "place"> & { path: string[] })[] {
  if (typeof value !== "object" || value === null) return [];
  const { link_type: type, url } = value as { link_type?: unknown; url?: unknown };
  if (type === "Web" && typeof url === "string" && url !== "") {
    const link = readLink(url);
    return "refused" in link ? [{ path: [], address: url.slice(0, MAX_SHOWN), refused: link.refused }] : [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    listRefused(inner).map((link) => ({ ...link, path: [...nameOf(key), ...link.path] })),
  );
}

/** Returns a field's or an item's name for editors; none for what rich text has inside. */
function nameOf(key: string): string[] {
  if (key === "spans" || key === "data") return [];
  return [/^\d+$/.test(key) ? String(Number(key) + 1) : key.replaceAll("_", " ")];
}
