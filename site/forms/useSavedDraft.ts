import { type RefObject, useEffect, useState } from "react";
import { saveDraft } from "../device/formDrafts";
import type { FormId } from "./formState";
import { fieldValuesOf } from "./captureInput";
import { toDraft } from "./toDraft";

/** Pause in typing after which the draft is saved. */
const PAUSE_MS = 400;

/** Saves a form's input on this device after each pause in typing and when the page is left. */
export function useSavedDraft(id: FormId, key: string, form: RefObject<HTMLFormElement | null>) {
  const [draft] = useState(() => createDraft(id, key, form));
  useEffect(() => {
    addEventListener("pagehide", draft.flush);
    return () => {
      removeEventListener("pagehide", draft.flush);
      draft.flush();
    };
  }, [draft]);
  return draft;
}

function createDraft(id: FormId, key: string, form: RefObject<HTMLFormElement | null>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isDone || !form.current) return;
    saveDraft(id, { values: toDraft(fieldValuesOf(form.current)), key });
  };
  return {
    note() {
      clearTimeout(timer);
      timer = setTimeout(save, PAUSE_MS);
    },
    /** Saves unsaved input. */
    flush: () => void (timer !== undefined && save()),
    stop() {
      clearTimeout(timer);
      timer = undefined;
      isDone = true;
    },
  };
}
