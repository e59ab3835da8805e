import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { check, type FieldError, inOrder, isFieldError } from "../../forms/errors";
import { dropDraft, readDraft } from "../device/formDrafts";
import type { LiveFormProps } from "./FormIsland";
import { anchorOf, type FieldsView, type FormFault, type FormName, type FormValues } from "./formState";
import { newFormKey } from "./newFormKey";
import type { Outcome, SendOptions } from "./send";
import { initialValues } from "./initialValues";
import { useSavedDraft } from "./useSavedDraft";

interface LiveFormOptions<T> extends Pick<LiveFormProps, "state" | "captured"> {
  name: FormName;
  // oxlint-disable-next-line typescript/no-explicit-any -- a form sends texts, whatever its schema makes of them
  schema: z.ZodType<T, any>;
  send(data: T, options: Omit<SendOptions, "lang">): Promise<Outcome>;
  /** Called where something is wrong after an attempt to send: the field that comes first. */
  onRefused?(field: string): void;
}

interface Start {
  values: FormValues;
  key: string;
}

/** A form that checks itself by its schema as it is typed, keeps what was typed on the device, and is sent without a new page. */
export function useLiveForm<T>({ name, schema, state, captured, send, onRefused }: LiveFormOptions<T>) {
  const [start] = useState<Start>(() => {
    const draft = readDraft(name);
    return {
      values: initialValues({ shown: state?.values ?? null, draft: draft?.values ?? null, typed: captured.values }),
      key: state?.key ?? draft?.key ?? newFormKey(),
    };
  });
  const [result, setResult] = useState(() => (state && state.errors.length > 0 ? toResult(start.values, state.errors) : null));
  const [fault, setFault] = useState<FormFault | undefined>(state?.fault);
  /** Null while nothing is on its way. */
  const [underWay, setUnderWay] = useState<{ stop(): void } | null>(null);
  const [progress, setProgress] = useState(0);
  const [reference, setReference] = useState<string | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [, setAttempts] = useState(0);
  const draft = useSavedDraft(name, start.key, formRef);

  const [form, fields] = useForm<Record<string, unknown>>({
    id: anchorOf(name),
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
      dropDraft(name);
      setReference(outcome.reference);
      // A reload shows the same, and does not offer what is sent already.
      history.replaceState(null, "", `?form=${name}&sent=${outcome.reference}#${anchorOf(name)}`);
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
  // Once the summary is there; the library gives the focus to the first field meanwhile.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!wantsFocus.current || !summaryRef.current) return;
      wantsFocus.current = false;
      summaryRef.current.focus();
      summaryRef.current.scrollIntoView({ block: "nearest" });
    });
    return () => clearTimeout(timer);
  });

  const errorOf = (field: string) => fields[field]?.errors?.find(isFieldError);
  const view: FieldsView = (field) => {
    const value = start.values[field] ?? "";
    const values = typeof value === "string" ? (value === "" ? [] : [value]) : value;
    return { id: `${name}-${field}`, name: field, value: values[0] ?? "", values, error: errorOf(field) };
  };
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
    /** How much of what is on its way has left, from 0 to 1, and what ends it. */
    progress,
    stop: () => underWay?.stop(),
    reference,
    summaryRef,
    thanksRef,
    formRef,
    initialValues: start.values,
    /** Shows what is wrong with some of the fields, and tells which. */
    checkFields(names: readonly string[]): readonly FieldError[] {
      for (const field of names) form.validate({ name: field });
      return wrongIn(schema, formRef.current!).filter(({ field }) => names.includes(field));
    },
    revalidate: (field: string) => form.validate({ name: field }),
    refuse,
    formProps: {
      ref: formRef,
      noValidate: true,
      isLive: true,
      onInput: draft.note,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        form.onSubmit(event);
        const { submitter } = event.nativeEvent as SubmitEvent;
        // The library's own questions are submissions as well, by buttons of a name of theirs.
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
