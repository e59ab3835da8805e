import type { FormValues } from "./formState";

/** What stood in a form when its script took over. */
export interface CapturedInput {
  /** What somebody had typed already; null where nothing was touched. */
  values: FormValues | null;
  files: FileList | null;
  /** The id of what had the focus, and where in it. */
  focus: { id: string; from: number | null; to: number | null } | null;
}

/** Reads all that a visitor has done in a form; null where there is none any more. */
export function captureInput(box: HTMLElement): CapturedInput | null {
  const form = box.querySelector("form");
  if (!form) return null;
  const active = document.activeElement;
  const isInside = active instanceof HTMLElement && form.contains(active) && active.id !== "";
  const { selectionStart = null, selectionEnd = null } = (active ?? {}) as Partial<HTMLInputElement>;
  return {
    values: isTouched(form) ? fieldValuesOf(form) : null,
    files: form.querySelector<HTMLInputElement>("input[type=file]")?.files ?? null,
    focus: isInside ? { id: active.id, from: selectionStart, to: selectionEnd } : null,
  };
}

/** Puts files and focus back into the form that has come in its place. */
export function restoreInput(box: HTMLElement, { files, focus }: CapturedInput): void {
  const input = box.querySelector<HTMLInputElement>("input[type=file]");
  if (input && files && files.length > 0) {
    input.files = files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const target = focus && document.getElementById(focus.id);
  if (!target) return;
  target.focus({ preventScroll: true });
  try {
    if (focus.from !== null) (target as HTMLInputElement).setSelectionRange(focus.from, focus.to);
  } catch {
    // Inputs of some types have no selection.
  }
}

/** The fields of a form by name; no files. */
export function fieldValuesOf(form: HTMLFormElement): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string") continue;
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
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
