import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { z } from "zod";
import { check, type FieldError, inOrder, isFieldError } from "#shared/forms/errors.ts";
import { dropDraft, readDraft } from "../device/formDrafts";
import { captureInput, restoreFiles, restoreFocus } from "./captureInput";
import type { LiveFormProps } from "./liveFormProps";
import { anchorOf, type FormFault, type FormValues, viewFields } from "./formState";
import { newFormKey } from "./newFormKey";
import type { Outcome, SendOptions } from "./send";
import { initialValues } from "./initialValues";
import { useSavedDraft } from "./useSavedDraft";

interface LiveFormOptions<T> extends Pick<LiveFormProps, "form" | "state"> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the input is strings, whatever the schema's type is
  schema: z.ZodType<T, any>;
  send(data: T, options: Omit<SendOptions, "lang">): Promise<Outcome>;
  /** Called with the first field with an error after a failed attempt to send. */
  onRefused?(field: string): void;
}

interface Start {
  values: FormValues;
  key: string;
  /** Whether this device had kept values from an earlier visit. */
  hasDraft: boolean;
}

/**
 * State of a form that is validated by its schema while the visitor types, is saved as a draft, and is sent without a new page. Its first
 * rendering replaces the server-rendered form and takes over what was typed there.
 */
export function useLiveForm<T>({ form: formId, schema, state, send, onRefused }: LiveFormOptions<T>) {
  // Read while rendering: React replaces the form in the same task, so no key is lost between.
  const [captured] = useState(() => captureInput(anchorOf(formId)));
  const [start] = useState<Start>(() => {
    const draft = readDraft(formId);
    return {
      values: initialValues({ page: state?.values ?? null, draft: draft?.values ?? null, typed: captured.values }),
      key: state?.key ?? draft?.key ?? newFormKey(),
      hasDraft: state === null && draft !== null,
    };
  });
  const [result, setResult] = useState(() => (state && state.errors.length > 0 ? toResult(start.values, state.errors) : null));
  const [fault, setFault] = useState<FormFault | undefined>(state?.fault);
  /** The request that is being sent; null if there is none. */
  const [underWay, setUnderWay] = useState<{ stop(): void } | null>(null);
  const [progress, setProgress] = useState(0);
  const [reference, setReference] = useState<string | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [, setAttempts] = useState(0);
  const draft = useSavedDraft(formId, start.key, formRef);

  const [form, fields] = useForm<Record<string, unknown>>({
    id: anchorOf(formId),
    defaultValue: start.values as never,
    lastResult: result as never,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: schema as never, disableAutoCoercion: true }),
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === "success" && !underWay) void deliver(submission.value as T, submission.payload as FormValues);
    },
  });

  async function deliver(data: T, values: FormValues): Promise<void> {
    const stopped = new AbortController();
    setUnderWay({ stop: () => stopped.abort() });
    setProgress(0);
    setFault(undefined);
    const outcome = await send(data, { key: start.key, signal: stopped.signal, onProgress: setProgress });
    setUnderWay(null);
    if ("reference" in outcome) {
      draft.stop();
      dropDraft(formId);
      setReference(outcome.reference);
      // A reload shows the confirmation and not the form again.
      history.replaceState(null, "", `?form=${formId}&sent=${outcome.reference}#${anchorOf(formId)}`);
      return;
    }
    setFault(outcome.fault);
    if (outcome.errors.length > 0) setResult(toResult(values, outcome.errors));
    refuse(outcome.errors);
  }

  function refuse(wrong: readonly FieldError[]): void {
    if (wrong[0]) onRefused?.(wrong[0].field);
    wantsFocus.current = true;
    setAttempts((attempts) => attempts + 1);
  }
  // Runs after the summary is rendered, and after Conform has focused the first field.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!wantsFocus.current || !summaryRef.current) return;
      wantsFocus.current = false;
      summaryRef.current.focus();
      summaryRef.current.scrollIntoView({ block: "nearest" });
    });
    return () => clearTimeout(timer);
  });

  // Before the next key; files only when the file field listens to changes.
  useLayoutEffect(() => restoreFocus(captured), [captured]);
  useEffect(() => restoreFiles(formRef.current!, captured), [captured]);

  const errorOf = (field: string) => fields[field]?.errors?.find(isFieldError);
  const view = viewFields(formId, start.values, errorOf);
  const thanksRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!reference) return;
    thanksRef.current?.scrollIntoView({ block: "center" });
    thanksRef.current?.querySelector<HTMLElement>("h3")?.focus();
  }, [reference]);

  return {
    view,
    errors: inOrder(
      schema,
      Object.keys(form.allErrors).flatMap((field): FieldError[] => {
        const code = form.allErrors[field]?.find(isFieldError);
        return code ? [{ field, code }] : [];
      }),
    ),
    fault,
    isSending: underWay !== null,
    /** The part of the request that is sent, from 0 to 1. */
    progress,
    stop: () => underWay?.stop(),
    reference,
    summaryRef,
    thanksRef,
    formRef,
    initialValues: start.values,
    hasDraft: start.hasDraft,
    /** Deletes the draft and shows the empty form. */
    startOver() {
      draft.stop();
      dropDraft(formId);
      location.reload();
    },
    /** Validates some fields, shows their errors and returns them. */
    checkFields(names: readonly string[]): readonly FieldError[] {
      for (const field of names) form.validate({ name: field });
      return wrongIn(schema, formRef.current!).filter(({ field }) => names.includes(field));
    },
    revalidate: (field: string) => form.validate({ name: field }),
    refuse,
    formProps: {
      ref: formRef,
      isLive: true,
      onInput: draft.note,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        form.onSubmit(event);
        const { submitter } = event.nativeEvent as SubmitEvent;
        // Conform's validation requests are submit events too, by buttons with a name.
        if (submitter?.getAttribute("name")) return;
        event.preventDefault();
        const wrong = wrongIn(schema, event.currentTarget);
        if (wrong.length > 0) refuse(wrong);
      },
    },
  };
}

function wrongIn(schema: z.ZodType, form: HTMLFormElement): readonly FieldError[] {
  const { payload } = parseWithZod(new FormData(form), { schema: schema as never, disableAutoCoercion: true });
  return check(schema, payload).errors;
}

function toResult(values: FormValues, errors: readonly FieldError[]) {
  return { status: "error" as const, initialValue: values, error: Object.fromEntries(errors.map(({ field, code }) => [field, [code]])) };
}
