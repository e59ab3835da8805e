import { type FormValues, toFormValues } from "./formState";

/** The visitor's input in a form when its script is loaded. */
export interface CapturedInput {
  /** The values of all fields; null if the visitor changed none. */
  values: FormValues | null;
  files: FileList | null;
  /** Id and selection of the focused element. */
  focus: { id: string; from: number | null; to: number | null } | null;
}

/** Reads the visitor's input from the form with an id; nothing if there is none. */
export function captureInput(id: string): CapturedInput {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return { values: null, files: null, focus: null };
  const active = document.activeElement;
  const isInside = active instanceof HTMLElement && form.contains(active) && active.id !== "";
  const { selectionStart = null, selectionEnd = null } = (active ?? {}) as Partial<HTMLInputElement>;
  return {
    values: isTouched(form) ? fieldValuesOf(form) : null,
    files: form.querySelector<HTMLInputElement>("input[type=file]")?.files ?? null,
    focus: isInside ? { id: active.id, from: selectionStart, to: selectionEnd } : null,
  };
}

/** Puts the chosen files into the form that replaces the captured one. */
export function restoreFiles(form: HTMLFormElement, { files }: CapturedInput): void {
  const input = form.querySelector<HTMLInputElement>("input[type=file]");
  if (!input || !files || files.length === 0) return;
  input.files = files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Focuses the field that was focused in the captured form, with its selection. */
export function restoreFocus({ focus }: CapturedInput): void {
  const target = focus && document.getElementById(focus.id);
  if (!target) return;
  target.focus({ preventScroll: true });
  try {
    if (focus.from !== null) (target as HTMLInputElement).setSelectionRange(focus.from, focus.to);
  } catch {
    // Inputs of some types have no selection.
  }
}

/** Returns the values of a form's fields by name, without files. */
export function fieldValuesOf(form: HTMLFormElement): FormValues {
  return toFormValues([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((one) => {
    if (one instanceof HTMLSelectElement) return one.value !== (one.querySelector<HTMLOptionElement>("option[selected]")?.value ?? "");
    if (one instanceof HTMLInputElement)
      return one.type === "checkbox" || one.type === "radio"
        ? one.checked !== one.defaultChecked
        : one.type !== "file" && one.value !== one.defaultValue;
    return one instanceof HTMLTextAreaElement && one.value !== one.defaultValue;
  });
}
