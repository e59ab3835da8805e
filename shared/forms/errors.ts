import { z } from "./zod";

/** Codes of field errors. */
export const FIELD_ERRORS = [
  "REQUIRED",
  "TOO_LONG",
  "INVALID_EMAIL",
  "INVALID_PHONE",
  "CHOOSE_ADDRESS",
  "CHECK_ADDRESS",
  "INVALID_POSTAL_CODE",
  "INVALID_NUMBER",
  "CHOOSE_ONE",
  "INVALID_DATE",
  "DATE_OUT_OF_RANGE",
  "FILE_TOO_LARGE",
  "WRONG_FILE_TYPE",
  "CONSENT",
  "REFUSED",
] as const;
export type FieldErrorCode = (typeof FIELD_ERRORS)[number];

export interface FieldError {
  field: string;
  code: FieldErrorCode;
}

type Result<T> = { data: T; errors: readonly [] } | { data: null; errors: readonly FieldError[] };

/** Validates a form. Returns its data, or the first error of each field in the order of the fields. */
export function check<T>(schema: z.ZodType<T>, values: unknown): Result<T> {
  const { success, data, error } = schema.safeParse(values);
  if (success) return { data, errors: [] };
  const errors = new Map<string, FieldErrorCode>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? "form");
    if (!errors.has(field)) errors.set(field, isFieldError(message) ? message : "REFUSED");
  }
  return {
    data: null,
    errors: inOrder(
      schema,
      [...errors].map(([field, code]) => ({ field, code })),
    ),
  };
}

/** Sorts errors by the order of the form's fields; schemas report rules about several fields last. */
export function inOrder<T extends { field: string }>(schema: z.ZodType, errors: readonly T[]): T[] {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  // Fields that are not in the schema come last.
  const placeOf = ({ field }: T) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return [...errors].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Whether a text is an error code. */
export function isFieldError(text: string): text is FieldErrorCode {
  return (FIELD_ERRORS as readonly string[]).includes(text);
}
