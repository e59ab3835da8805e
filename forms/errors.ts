import { z } from "zod";

/** What can be wrong with a field, in the order in which a form tells. */
export const FIELD_ERRORS = [
  "required",
  "tooLong",
  "invalidEmail",
  "invalidPhone",
  "chooseAddress",
  "invalidNumber",
  "chooseOne",
  "invalidDate",
  "dateOutOfRange",
  "fileTooLarge",
  "wrongFileType",
  "consent",
  "refused",
] as const;
export type FieldErrorCode = (typeof FIELD_ERRORS)[number];

export interface FieldError {
  field: string;
  code: FieldErrorCode;
}

type Result<T> = { data: T; errors: readonly [] } | { data: null; errors: readonly FieldError[] };

/** What a form holds, or what is wrong with it: one error for each field, the first. */
export function check<T>(schema: z.ZodType<T>, values: unknown): Result<T> {
  const { success, data, error } = schema.safeParse(values);
  if (success) return { data, errors: [] };
  const errors = new Map<string, FieldErrorCode>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? "form");
    if (!errors.has(field)) errors.set(field, isFieldError(message) ? message : "refused");
  }
  return { data: null, errors: [...errors].map(([field, code]) => ({ field, code })) };
}

/** Whether a text is one of the codes. */
export function isFieldError(text: string): text is FieldErrorCode {
  return (FIELD_ERRORS as readonly string[]).includes(text);
}
