import type { SliceLike } from "@prismicio/react";
import { anchorOf, type FormId, type FormName, type FormState, nameOf } from "./formState";

/** The form of a slice. */
export interface SliceForm {
  form: FormId;
  /** The page's form state if it belongs to this form, else null. */
  state: FormState | null;
  /** The id by which editors link to the first form of a name, if the form's own id differs. */
  anchor?: string;
}

/**
 * Returns the form of a slice among all slices of its page. The state of a form that is no longer on the page belongs to the first one of
 * its name, so that what the visitor typed is not lost.
 */
export function sliceForm(name: FormName, slice: SliceLike, slices: readonly SliceLike[], state: FormState | null | undefined): SliceForm {
  const form = formIdOf(name, slice);
  const peers = slices.filter((one) => typeOf(one) === typeOf(slice)).map((one) => formIdOf(name, one));
  const isFirst = peers.length === 0 || peers[0] === form;
  const isOwn = state && (state.form === form || (isFirst && nameOf(state.form) === name && !peers.includes(state.form)));
  return { form, state: isOwn ? state : null, ...(isFirst && form !== name && { anchor: anchorOf(name) }) };
}

/** Prismic's ids begin with the type of the slice. A slice without an id of its own has its type as id. */
function formIdOf(name: FormName, slice: SliceLike): FormId {
  const suffix = ("id" in slice ? String(slice.id) : "")
    .replace(typeOf(slice), "")
    .replace(/[^\w-]/g, "")
    .slice(0, 64);
  return suffix ? `${name}-${suffix}` : name;
}

function typeOf(slice: SliceLike): string {
  return "slice_type" in slice ? slice.slice_type : slice.type;
}
