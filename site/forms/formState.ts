import { type FieldError, type FieldErrorCode } from "#shared/forms/errors.ts";

/** The site's forms. */
export type FormName = "application" | "contact";

/** The id of a form on its page: its name, and the id of its slice, since a page may have several forms of a name. */
export type FormId = FormName | `${FormName}-${string}`;

/** Why a form was not accepted, if it is not the fault of a field. */
export interface FormFault {
  kind: "failed" | "silent" | "offline" | "often" | "unsure" | "stopped";
  /** Seconds after which the visitor may try again, if known. */
  retryAfter?: number;
}

/** The values of a form's fields by name. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** What a form shows when its page is the response to a post, or after it was accepted. */
export interface FormState {
  form: FormId;
  values: FormValues;
  errors: readonly FieldError[];
  fault?: FormFault;
  /** Addresses that match the typed line, to choose from without scripts. */
  addresses?: readonly { placeId: string; description: string }[];
  /** The reference number of the accepted form. */
  reference?: string;
  /** The key of the form (submissionKey.ts). */
  key?: string;
}

/** The choice of an address that is not in the list, in place of an address's id. */
export const NOT_LISTED = "not-listed";

/** The rendered state of a field. */
export interface FieldView {
  id: string;
  name: string;
  value: string;
  values: readonly string[];
  error?: FieldErrorCode;
}

/** Returns the rendered state of a field by its name. */
export type FieldsView = (name: string) => FieldView;

/** Returns the fields of a form with these values and errors. */
export function viewFields(form: FormId, all: FormValues, errorOf: (field: string) => FieldErrorCode | undefined): FieldsView {
  return (name) => {
    const values = [all[name] ?? ""].flat().filter((value) => value !== "");
    return { id: `${form}-${name}`, name, value: values[0] ?? "", values, error: errorOf(name) };
  };
}

/** Returns the fields of a form that is rendered on the server; `state` is null if nothing was posted. */
export function staticFields(form: FormId, state: FormState | null): FieldsView {
  return viewFields(form, state?.values ?? {}, (name) => state?.errors.find(({ field }) => field === name)?.code);
}

/** Returns the values of a form by name from its text fields; a name that occurs several times has a list. */
export function toFormValues(texts: Iterable<readonly [name: string, value: string]>): FormValues {
  const values = new Map<string, string | readonly string[]>();
  for (const [name, value] of texts) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(values);
}

/** Returns the id of a form's element. */
export function anchorOf(form: FormId): string {
  return `form-${form}`;
}

/** Returns the id that a client sends, if it has the format of one; else undefined. */
export function toFormId(text: string): FormId | undefined {
  return /^(?:application|contact)(?:-[\w-]{1,64})?$/.test(text) ? (text as FormId) : undefined;
}

/** Returns the name of the form with an id. */
export function nameOf(form: FormId): FormName {
  return form.startsWith("application") ? "application" : "contact";
}
