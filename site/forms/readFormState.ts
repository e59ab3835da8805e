import { z } from "#shared/forms/zod.ts";
import { renderedFormState } from "../bff/renderContext";
import { type FormState, toFormId } from "./formState";

/** Schema of the query. Clients may send anything: invalid values are ignored. */
const formQuery = z.object({
  /** The form that was sent. */
  form: z.string().transform(toFormId).optional().catch(undefined),
  /** The reference number of the accepted form. */
  sent: z
    .string()
    .regex(/^[\w-]{4,64}$/)
    .optional()
    .catch(undefined),
});

/** Returns the state of the form that the page's request has posted, or that its query names; null if forms are to be shown empty. */
export function readFormState(query: unknown): FormState | null {
  const { form, sent } = formQuery.parse(query ?? {});
  const posted = renderedFormState() as FormState | undefined;
  if (posted) return posted;
  return form && sent ? { form, values: {}, errors: [], reference: sent } : null;
}
