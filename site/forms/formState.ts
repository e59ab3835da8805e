import { type FieldError, type FieldErrorCode } from "../../forms/errors";

export type FormName = "application" | "contact";

/** Why a form as a whole was not taken. */
export interface FormFault {
  kind: "failed" | "silent" | "offline" | "often" | "unsure" | "stopped";
  /** Seconds after which to try again, where that is known. */
  retryAfter?: number;
}

/** What a form was sent with: its fields by name. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** What a form shows when its page is rendered as the answer to it, or after it was taken. */
export interface FormState {
  name: FormName;
  values: FormValues;
  errors: readonly FieldError[];
  fault?: FormFault;
  /** Addresses that may be meant, for a browser without scripts to choose from. */
  addresses?: readonly { place_id: string; description: string }[];
  /** What it was taken under. */
  reference?: string;
  /** The form's own (submissionKey.ts). */
  key?: string;
}

/** A field as it is shown. */
export interface FieldView {
  id: string;
  name: string;
  value: string;
  values: readonly string[];
  error?: FieldErrorCode;
}

export type FieldsView = (name: string) => FieldView;

/** The fields of a form that is rendered once; `state` is null where nothing was sent. */
export function staticFields(form: FormName, state: FormState | null): FieldsView {
  return (name) => {
    const value = state?.values[name] ?? "";
    const values = typeof value === "string" ? (value === "" ? [] : [value]) : value;
    return { id: `${form}-${name}`, name, value: values[0] ?? "", values, error: state?.errors.find(({ field }) => field === name)?.code };
  };
}

/** Of a page's form state, that of one form. */
export function stateOf(form: FormName, state: FormState | null | undefined): FormState | null {
  return state?.name === form ? state : null;
}

/** Where a form of a name stands on its page; its fields' ids begin with it. */
export function anchorOf(form: FormName): string {
  return `form-${form}`;
}
