import { z } from "zod";

/** What can be wrong with a field, in the order in which a form tells. */
const FIELD_ERRORS = [
  "required",
  "tooLong",
  "invalidEmail",
  "invalidPhone",
  "chooseAddress",
  "checkAddress",
  "invalidPostalCode",
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

/** What a form holds, or what is wrong with it: one error for each field, the first, in the order of the fields. */
export function check<T>(schema: z.ZodType<T>, values: unknown): Result<T> {
  const { success, data, error } = schema.safeParse(values);
  if (success) return { data, errors: [] };
  const errors = new Map<string, FieldErrorCode>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? "form");
    if (!errors.has(field)) errors.set(field, isFieldError(message) ? message : "refused");
  }
  return {
    data: null,
    errors: inOrder(
      schema,
      [...errors].map(([field, code]) => ({ field, code })),
    ),
  };
}

/** Errors in the order in which the form has its fields: what is asked of several of them together is told last by a schema. */
export function inOrder<T extends { field: string }>(schema: z.ZodType, errors: readonly T[]): T[] {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  // A field that travels beside it comes last.
  const placeOf = ({ field }: T) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return [...errors].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Whether a text is one of the codes. */
export function isFieldError(text: string): text is FieldErrorCode {
  return (FIELD_ERRORS as readonly string[]).includes(text);
}
