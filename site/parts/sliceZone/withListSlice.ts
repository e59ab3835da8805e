import type { SliceLike } from "@prismicio/react";
import type { Page } from "../content/loadPage";

type Slices = Page["data"]["slices"];

/** Returns a page's slices with its list: when the editor removed the list slice that the page exists for, it is added below the head. */
export async function withListSlice(slices: Slices, type: string, loadList: () => Promise<object>): Promise<readonly SliceLike[]> {
  if (slices.some((slice) => slice.slice_type === type && "primary" in slice)) return slices as readonly SliceLike[];
  const list = { id: `${type}$built-in`, slice_type: type, slice_label: null, version: "initial", items: [], ...(await loadList()) };
  const head = slices[0]?.slice_type === "hero" ? 1 : 0;
  return slices.toSpliced(head, 0, list as never) as readonly SliceLike[];
}
